/** Days in the Netherlands and the moments between which they lie. */
import { expect, test } from 'vitest'
import { addDays, countDays, isDay, listDays } from './days.ts'
import { dayOf, partsOf, rangeOf } from './dutch-days.ts'

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
