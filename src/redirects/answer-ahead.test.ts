/** When a click may be answered before it is on disk. */
import { expect, test } from 'vitest'
import { mayAnswerAhead, ON_DISK_WITHIN_MS, REST_MS, type Pace } from './answer-ahead.ts'

const quick: Pace = { lastTook: 20, sinceLast: 50, running: undefined, oldest: 0 }

test.each<[string, Partial<Pace>, boolean]>([
  ['the last write was quick', {}, true],
  ['a write is under way and still quick', { running: 100, oldest: 100 }, true],
  ['nothing was written yet', { lastTook: undefined, sinceLast: Infinity }, false],
  ['the last write was long ago', { sinceLast: 1_001 }, false],
  ['the last write took long', { lastTook: 151 }, false],
  ['the write under way takes long', { running: 151, oldest: 151 }, false],
  ['an earlier click has waited long', { oldest: 301 }, false],
])('where %s: %j', (_, pace, ahead) => {
  expect(mayAnswerAhead({ ...quick, ...pace })).toBe(ahead)
})

test('a click that is answered ahead is on disk in time when its write takes no longer than any that lets it go ahead', () => {
  const slowest = Array.from({ length: 1_000 }, (_, ms) => ms).findLast((lastTook) => mayAnswerAhead({ ...quick, lastTook })) ?? NaN
  expect(Math.max(REST_MS, slowest) + slowest).toBeLessThanOrEqual(ON_DISK_WITHIN_MS)
})
