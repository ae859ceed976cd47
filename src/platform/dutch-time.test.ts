/** Days and moments on the Dutch clock. */
import { expect, test } from 'vitest'
import { addDays, countDays, isDay, listDays } from './days.ts'
import { amsterdamTime, dayOf, fromDutchMoment, partsOf, rangeOf, toDutchMoment } from './dutch-time.ts'

test('a winter moment is one hour ahead of UTC', () => {
  expect(amsterdamTime('2026-11-20T11:05:00.000Z')).toBe('20-11-2026 12:05')
})

test('a summer moment is two hours ahead of UTC and may fall on the next day', () => {
  expect(amsterdamTime('2026-06-30T22:30:00.000Z')).toBe('01-07-2026 00:30')
})

test('midnight reads 00:00, not 24:00', () => {
  expect(amsterdamTime('2026-01-01T23:00:00.000Z')).toBe('02-01-2026 00:00')
})

test('the clock goes back in October', () => {
  expect(amsterdamTime('2026-10-25T00:30:00.000Z')).toBe('25-10-2026 02:30')
  expect(amsterdamTime('2026-10-25T01:30:00.000Z')).toBe('25-10-2026 02:30')
  expect(amsterdamTime('2026-10-25T02:30:00.000Z')).toBe('25-10-2026 03:30')
})

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z', '2026-01-15T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z', '2026-07-15T22:00:00.000Z'],
  // 23 hours, and 25.
  ['2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
])('%s lies between midnight and midnight of the Dutch clock', (day, from, until) => {
  expect(rangeOf(day)).toEqual({ day, from, until })
})

test('every day of two years follows on the one before, without a gap and without overlap', () => {
  const days = listDays('2026-01-01', '2027-12-31')
  expect(days).toHaveLength(730)
  for (const day of days) {
    const { from, until } = rangeOf(day)
    expect([dayOf(from), dayOf(new Date(Date.parse(until) - 1)), until]).toEqual([day, day, rangeOf(addDays(day, 1)).from])
  }
})

test('days are counted with both ends, and none the other way round', () => {
  expect([countDays('2026-02-28', '2026-03-01'), countDays('2026-03-01', '2026-03-01'), countDays('2026-03-02', '2026-03-01')]).toEqual([2, 1, 0])
  expect(listDays('2026-03-02', '2026-03-01')).toEqual([])
})

test.each(['2026-02-30', '2026-13-01', '26-01-01', '2026-01-01T00:00', '', 'vandaag'])('%j is no day', (text) => {
  expect(isDay(text)).toBe(false)
})

test('the parts of a day of 25 hours begin and end with it and join', () => {
  const day = rangeOf('2026-10-25')
  const parts = partsOf(day, 8)
  expect([parts.length, parts[0]?.from, parts.at(-1)?.until]).toEqual([8, day.from, day.until])
  expect(parts.slice(1).map(({ from }) => from)).toEqual(parts.slice(0, -1).map(({ until }) => until))
})

test.each([
  ['2026-11-22T09:00', '2026-11-22T08:00:00.000Z'],
  ['2026-07-01T00:00', '2026-06-30T22:00:00.000Z'],
  ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
])('%s in the Netherlands is %s, and back', (local, iso) => {
  expect([fromDutchMoment(local), toDutchMoment(iso)]).toEqual([iso, local])
})

test('the hour that summer time skips becomes the hour after it, and of the hour that comes twice it is the second', () => {
  expect(toDutchMoment(fromDutchMoment('2026-03-29T02:30')!)).toBe('2026-03-29T03:30')
  expect(fromDutchMoment('2026-10-25T02:30')).toBe('2026-10-25T01:30:00.000Z')
})

test.each(['', '2026-11-22', '2026-13-01T10:00', 'morgen', '2026-11-22T25:00'])('%j is no moment', (text) => {
  expect(fromDutchMoment(text)).toBeUndefined()
})
