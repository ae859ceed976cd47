/** Planned moments on the Dutch clock. */
import { expect, test } from 'vitest'
import { fromDutchMoment, toDutchMoment } from './dutch-moment.ts'

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
