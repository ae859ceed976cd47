import { expect, test } from 'vitest'
import { medianOf } from './median.ts'

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[100, 9, 1, 20], 15],
  [[1, 2], 2],
])('the middle of %j is %j', (numbers, middle) => {
  expect(medianOf(numbers)).toBe(middle)
})
