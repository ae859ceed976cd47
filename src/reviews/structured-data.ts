/** The specified business data of the reviews page. Only in demo, on a page that search engines leave out: of our own organisation no rating is claimed. */
import { organisation, type SiteOrigin } from '../frame/structured-data.ts'
import type { RatingSummary } from '../frame/site-info.ts'
import type { Review } from './review.ts'

export function describeBusiness(reviews: readonly Review[], rating: RatingSummary, address: string, site: SiteOrigin): object {
  return {
    ...organisation(site),
    '@type': 'LocalBusiness',
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'NL' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.score, reviewCount: rating.count, bestRating: '5', worstRating: '1' },
    review: reviews.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      reviewRating: { '@type': 'Rating', ratingValue: String(review.rating), bestRating: '5', worstRating: '1' },
      reviewBody: review.comment,
    })),
  }
}
