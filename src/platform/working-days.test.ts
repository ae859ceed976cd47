import { expect, test } from 'vitest'
import { holidaysOf, onWorkingDay } from './working-days.ts'

test.each([
  [2026, ['2026-01-01', '2026-04-03', '2026-04-06', '2026-04-27', '2026-05-05', '2026-05-14', '2026-05-25', '2026-12-25', '2026-12-26']],
  [2027, ['2027-01-01', '2027-03-26', '2027-03-29', '2027-04-27', '2027-05-05', '2027-05-06', '2027-05-17', '2027-12-25', '2027-12-26']],
  // The 27th of April is a Sunday.
  [2031, ['2031-01-01', '2031-04-11', '2031-04-14', '2031-04-26', '2031-05-05', '2031-05-22', '2031-06-02', '2031-12-25', '2031-12-26']],
])('the holidays of %i', (year, days) => {
  expect([...holidaysOf(year)].toSorted()).toEqual(days)
})

test.each([
  ['2026-11-28', '2026-11-30'],
  ['2026-12-24', '2026-12-24'],
  ['2026-12-25', '2026-12-28'],
])('%s: the first working day from then on is %s', (day, working) => {
  expect(onWorkingDay(day)).toBe(working)
})
