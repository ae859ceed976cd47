import fc from 'fast-check'
import { expect, test } from 'vitest'
import { namedColumns, ticksFor } from './chart-scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [84, [0, 50, 100]],
  [1_000, [0, 500, 1_000]],
  [1_001, [0, 500, 1_000, 1_500]],
])('a chart up to %i has the lines %j', (most, ticks) => {
  expect(ticksFor(most)).toEqual(ticks)
})

test('the lines are whole, at most five, and the last is at least the highest bar and less than twice the step above it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e12 }), (most) => {
      const ticks = ticksFor(most)
      const [step = 0, last = 0] = [ticks[1], ticks.at(-1)]
      return ticks.length <= 5 && ticks.every(Number.isInteger) && last >= most && (last - most < step || most === 0)
    }),
  )
})

test('no more columns are named than there is room for, and the first is', () => {
  expect([namedColumns(7, 8), namedColumns(30, 8), namedColumns(0, 8)]).toEqual([[0, 1, 2, 3, 4, 5, 6], [0, 4, 8, 12, 16, 20, 24, 28], []])
})
