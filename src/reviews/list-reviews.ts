/** The reviews a visitor sees: the samples in demo; in live only those of customers, with where they were collected. */
import type { Context } from '../platform/context.ts'
import type { Review } from './review.ts'
import { selectReviews } from './reviews.queries.ts'

export async function listReviews(context: Pick<Context, 'db'>, input: { demo: boolean }): Promise<Review[]> {
  const rows = await selectReviews(context.db, input.demo)
  const reviews = rows.map(({ id, name, rating, comment, service, ...row }) => ({
    id,
    name,
    rating,
    comment,
    service,
    dateText: row.date_text,
    source: row.source ?? undefined,
    sourceUrl: row.source_url ?? undefined,
    notaryName: row.notary_name ?? undefined,
    isAboutOffice: row.notary_id !== null,
    isSample: row.is_sample,
  }))
  return input.demo ? reviews : reviews.filter((review) => review.source !== undefined)
}
