/** A review by a customer, and what several of them say together. */
import type { RatingSummary } from '../frame/site-info.ts'

export interface Review {
  id: string
  name: string
  /** 1 to 5. */
  rating: number
  /** As the customer's date is shown: '12 maart 2026'. */
  dateText: string
  comment: string
  service: string
  /** Where it was collected; undefined for samples. */
  source: string | undefined
  /** Where it can be read there. */
  sourceUrl: string | undefined
  /** Undefined when it is about this site, or about an office that is not on the list. */
  notaryName: string | undefined
  /** It tells of an office, so it says nothing of this site. */
  isAboutOffice: boolean
  isSample: boolean
}

/** Where visitors read what customers say of offices. */
export const OFFICE_REVIEWS = '/reviews#kantoren'

/** Fewer say nothing about the next customer. */
export const LEAST_REVIEWS = 3

/** The site's own rating: the mean of the reviews of this site with a source; undefined below three. */
export function summariseRatings(reviews: readonly Pick<Review, 'rating' | 'source' | 'isAboutOffice'>[]): RatingSummary | undefined {
  const counted = reviews.filter((review) => review.source !== undefined && !review.isAboutOffice)
  if (counted.length < LEAST_REVIEWS) return undefined
  const mean = counted.reduce((sum, review) => sum + review.rating, 0) / counted.length
  return { score: mean.toFixed(1), count: String(counted.length) }
}
