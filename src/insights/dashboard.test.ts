/** What is made of the counts: unknown is not nought, and a ratio only stands on days of which both sides are known. */
import { expect, test } from 'vitest'
import { comparePeriods } from './compare-periods.ts'
import { fillDays, summarise } from './dashboard.ts'
import { answeredShare, ratioOf } from './funnel.ts'
import { answerGroup, measureNames, type MeasureName } from './measures.ts'
import { comparedPeriods } from './period.ts'

const TODAY = '2026-11-20'
const period = { from: '2026-11-16', to: TODAY }
const checkpoints = { since: (source: string) => (source === 'visitors' ? '2026-11-18' : '2026-01-01'), counted: TODAY }

const counts = (given: Partial<Record<MeasureName, number | null>>) => ({
  counts: Object.fromEntries(measureNames.map((name) => [name, given[name] === undefined ? 0 : given[name]])) as Record<MeasureName, number | null>,
})

test('a day before counting began is unknown, a day on which nothing happened is nought, and today is marked', () => {
  const days = fillDays([{ day: '2026-11-19', measure: 'visitors', count: 7 }], period, checkpoints, TODAY)
  expect(days.map(({ counts: { visitors, sessions }, state }) => [visitors, sessions, state])).toEqual([
    [null, 0, 'complete'],
    [null, 0, 'complete'],
    [0, 0, 'complete'],
    [7, 0, 'complete'],
    [0, 0, 'today'],
  ])
})

test('a day that is still to be counted is unknown, though today is known already', () => {
  const days = fillDays([], period, { ...checkpoints, counted: '2026-11-17' }, TODAY)
  expect(days.map(({ counts: { sessions }, state }) => [sessions, state])).toEqual([
    [0, 'complete'],
    [0, 'complete'],
    [null, 'waiting'],
    [null, 'waiting'],
    [0, 'today'],
  ])
})

test('today is in the sum and not in the comparison', () => {
  const rows = [
    { day: '2026-11-18', measure: 'sessions', count: 30 },
    { day: TODAY, measure: 'sessions', count: 5 },
  ]
  const input = {
    days: fillDays(rows, period, checkpoints, TODAY),
    checkpoints,
    sumsBefore: new Map([['sessions', 24]]),
    periods: comparedPeriods(period, TODAY),
  }
  expect(summarise('sessions', input)).toEqual({ total: 35, since: null, comparison: { kind: 'more', difference: 6, percent: 25 } })
})

test('what was not counted on every day of both periods is not compared', () => {
  const input = {
    days: fillDays([], period, checkpoints, TODAY),
    checkpoints,
    sumsBefore: new Map([['visitors', 100]]),
    periods: comparedPeriods(period, TODAY),
  }
  expect(summarise('visitors', input)).toEqual({ total: 0, since: '2026-11-18', comparison: { kind: 'unknown' } })
})

test.each([
  [30, 19, { kind: 'too-few' }],
  [0, 20, { kind: 'less', difference: 20, percent: 100 }],
  [20, 20, { kind: 'same' }],
  [21, 20, { kind: 'more', difference: 1, percent: 5 }],
  [null, 20, { kind: 'unknown' }],
  [20, null, { kind: 'unknown' }],
])('%j beside %j', (now, before, expected) => {
  expect(comparePeriods(now, before)).toEqual(expected)
})

test('a ratio is taken over the days of which both sides are known', () => {
  const days = [counts({ visitors: null, sessions: 50 }), counts({ visitors: 100, sessions: 10 })]
  expect(ratioOf(days, 'sessions', 'visitors')).toBe(0.1)
  expect(ratioOf([counts({ visitors: null, sessions: 50 })], 'sessions', 'visitors')).toBeUndefined()
})

test('the answered share leaves out what was refused, and is unknown without questions', () => {
  expect(answeredShare([counts({ answered: 3, not_found: 1, declined: 6 })])).toBe(0.75)
  expect(answeredShare([counts({ declined: 6 })])).toBeUndefined()
})

test.each([
  ['kennis', 'complete', 'answered'],
  ['kennis', 'partial', undefined],
  ['onbekend', 'complete', 'not_found'],
  ['crisis', 'complete', 'declined'],
  ['begroeting', 'complete', undefined],
  ['verduidelijking', 'complete', undefined],
  [null, 'complete', undefined],
  ['toString', 'complete', undefined],
])('an answer of kind %s that is %s counts as %s', (kind, status, group) => {
  expect(answerGroup(kind, status)).toBe(group)
})
