/** The five sample reviews of the demo. */
import { newId } from '../platform/ids.ts'
import type { Seed } from '../platform/seed.ts'
import { sampleReviews } from './reviews.nl.ts'
import { insertReview } from './reviews.queries.ts'

export const reviewSeed: Seed = {
  name: 'reviews',
  async plant(db, now) {
    for (const { name, rating, dateText, service, comment } of sampleReviews.toReversed()) {
      await insertReview(db, { id: newId(), name, rating, date_text: dateText, service, comment, is_sample: true, created_at: now })
    }
  },
}
