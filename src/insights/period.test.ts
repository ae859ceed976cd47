/** Which period is shown, and what it is compared with. */
import { expect, test } from 'vitest'
import { choosePeriod, comparedPeriods, findPeriodFault } from './period.ts'

const TODAY = '2026-11-20'

test('without a choice the last thirty days are shown, today included', () => {
  expect(choosePeriod({}, TODAY)).toEqual({ from: '2026-10-22', to: TODAY })
})

test('a number of days that is not offered makes no period', () => {
  expect([choosePeriod({ length: '8' }, TODAY), choosePeriod({ length: '' }, TODAY)]).toEqual([undefined, undefined])
})

test('days of one’s own end today at the latest', () => {
  expect(choosePeriod({ from: '2026-11-01', to: '2026-12-31' }, TODAY)).toEqual({ from: '2026-11-01', to: TODAY })
})

test.each([
  [{ from: '2026-11-02', to: '2026-11-01' }, 'reversed'],
  [{ from: '2026-11-02' }, 'invalid'],
  [{ from: '2026-02-30', to: '2026-03-01' }, 'invalid'],
  [{ from: '2026-11-21', to: '2026-11-22' }, 'future'],
  [{ from: '2025-01-01', to: '2026-11-01' }, 'too-long'],
] as const)('%j is refused as %s', (choice, fault) => {
  expect([findPeriodFault(choice, TODAY), choosePeriod(choice, TODAY)]).toEqual([fault, undefined])
})

test('today, which is not over, is compared with nothing', () => {
  expect(comparedPeriods({ from: '2026-11-14', to: TODAY }, TODAY)).toEqual({
    now: { from: '2026-11-14', to: '2026-11-19' },
    before: { from: '2026-11-08', to: '2026-11-13' },
  })
  expect(comparedPeriods({ from: TODAY, to: TODAY }, TODAY)).toBeUndefined()
})

test('a period in the past is compared with as many days right before it', () => {
  expect(comparedPeriods({ from: '2026-11-08', to: '2026-11-14' }, TODAY)).toEqual({
    now: { from: '2026-11-08', to: '2026-11-14' },
    before: { from: '2026-11-01', to: '2026-11-07' },
  })
})
