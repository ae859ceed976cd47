/** What reviews say together. */
import { expect, test } from 'vitest'
import { summariseRatings } from './review.ts'

const reviews = (...ratings: number[]) => ratings.map((rating) => ({ rating, source: 'Enquête na afloop', isAboutOffice: false }))

test('two reviews are too few for a mean', () => {
  expect(summariseRatings(reviews(5, 5))).toBeUndefined()
})

test('the mean has one decimal and its count', () => {
  expect(summariseRatings(reviews(5, 4, 4))).toEqual({ score: '4.3', count: '3' })
})

test('a review without a source does not count', () => {
  expect(summariseRatings([...reviews(5, 5), { rating: 1, source: undefined, isAboutOffice: false }])).toBeUndefined()
})

test('reviews of an office are no reviews of this site', () => {
  const ofOffice = reviews(1, 1, 1).map((review) => ({ ...review, isAboutOffice: true }))
  expect(summariseRatings(ofOffice)).toBeUndefined()
  expect(summariseRatings([...reviews(5, 5, 5), ...ofOffice])).toEqual({ score: '5.0', count: '3' })
})
