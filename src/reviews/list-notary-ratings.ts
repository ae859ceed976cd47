/** What the placed reviews with a source say of each notary. */
import type { Context } from '../platform/context.ts'
import { LEAST_REVIEWS } from './review.ts'
import { MAIL_SOURCE } from './reviews.nl.ts'
import { selectRatings, selectSources } from './reviews.queries.ts'

export interface NotaryRating {
  /** Out of 10; undefined while there are too few reviews. */
  rating: number | undefined
  reviewCount: number
  /** Where the reviews were collected. */
  sources: readonly string[]
  /** YYYY-MM-DD, of the newest of them. */
  day: string | undefined
}

/** Each review by mail has a day of its own; together they are one place. */
const placeOf = ({ source, source_day: day }: { source: string; source_day: string | null }): string => (day === null ? source : MAIL_SOURCE)

/** By the id of the notary, or of one alone; who has no reviews is left out. Samples never count. */
export async function listNotaryRatings(context: Pick<Context, 'db'>, id?: string): Promise<ReadonlyMap<string, NotaryRating>> {
  const [rows, collected] = await Promise.all([selectRatings(context.db, id), selectSources(context.db, id)])
  const sources = Map.groupBy(collected, (row) => row.notary_id)
  return new Map(
    rows.map(({ notary_id, total, count, newest }) => {
      const reviewCount = Number(count)
      // Reviews give one to five stars; the list of notaries counts to ten.
      const rating = reviewCount < LEAST_REVIEWS ? undefined : Math.round((Number(total) / reviewCount) * 20) / 10
      return [notary_id, { rating, reviewCount, sources: [...new Set((sources.get(notary_id) ?? []).map(placeOf))], day: newest ?? undefined }]
    }),
  )
}
