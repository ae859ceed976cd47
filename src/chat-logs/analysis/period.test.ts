import { expect, test } from 'vitest'
import { addDays, listDays } from '../../platform/days.ts'
import { dutchDayAt, startOfDay } from './period.ts'

test.each([
  ['2026-01-15', '2026-01-14T23:00:00.000Z'],
  ['2026-07-15', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', '2026-03-29T22:00:00.000Z'],
  ['2026-10-25', '2026-10-24T22:00:00.000Z'],
  ['2026-10-26', '2026-10-25T23:00:00.000Z'],
])('the day %s begins at %s, also around the change of the clocks', (day, start) => {
  expect(new Date(startOfDay(day)).toISOString()).toBe(start)
  expect(dutchDayAt(startOfDay(day))).toBe(day)
  expect(dutchDayAt(startOfDay(day) - 1)).toBe(addDays(day, -1))
})

test('days are listed with both ends, over a leap day and backwards not at all', () => {
  expect(listDays('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01'])
  expect(listDays('2026-01-02', '2026-01-01')).toEqual([])
})
