/** What reviews say together. */
import { expect, test } from 'vitest'
import { summariseRatings } from './review.ts'

const reviews = (...ratings: number[]) => ratings.map((rating) => ({ rating, source: 'Enquête na afloop' }))

test('two reviews are too few for a mean', () => {
  expect(summariseRatings(reviews(5, 5))).toBeUndefined()
})

test('the mean has one decimal and its count', () => {
  expect(summariseRatings(reviews(5, 4, 4))).toEqual({ score: '4.3', count: '3' })
})

test('a review without a source does not count', () => {
  expect(summariseRatings([...reviews(5, 5), { rating: 1, source: undefined }])).toBeUndefined()
})
