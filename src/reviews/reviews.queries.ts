/** SQL of the reviews that visitors see. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ReviewsTable } from '../database/schema.ts'

const MOST = 200

const shown = (db: AnyDatabase, isSample: boolean) =>
  db.selectFrom('elk_reviews as review').where('review.is_sample', '=', isSample).where('review.state', '=', 'geplaatst').where('review.deleted_at', 'is', null)

/** Newest first, with the name of the notary while that one is on the list. */
export function selectReviews(db: AnyDatabase, isSample: boolean) {
  return shown(db, isSample)
    .leftJoin('elk_notaries as notary', (join) =>
      join.onRef('notary.id', '=', 'review.notary_id').on('notary.deleted_at', 'is', null).on('notary.is_active', '=', true),
    )
    .selectAll('review')
    .select('notary.name as notary_name')
    .orderBy('review.day', (order) => order.desc().nullsLast())
    .orderBy('review.created_at', 'desc')
    .orderBy('review.id', 'desc')
    .limit(MOST)
    .execute()
}

/** Those with a source; of one notary alone when it is given. */
const ofNotaries = (db: AnyDatabase, notaryId: string | undefined) =>
  shown(db, false)
    .where('review.source', 'is not', null)
    .$if(notaryId !== undefined, (query) => query.where('review.notary_id', '=', notaryId ?? ''))
    .where('review.notary_id', 'is not', null)

/** Stars given to each notary, and how often. */
export function selectRatings(db: AnyDatabase, notaryId?: string) {
  return ofNotaries(db, notaryId)
    .select((eb) => [
      eb.ref('review.notary_id').$notNull().as('notary_id'),
      eb.fn.sum('review.rating').as('total'),
      eb.fn.countAll().as('count'),
      eb.fn.max('review.day').as('newest'),
    ])
    .groupBy('review.notary_id')
    .execute()
}

/** Where the reviews of each notary were collected, by name. */
export function selectSources(db: AnyDatabase, notaryId?: string) {
  return ofNotaries(db, notaryId)
    .select((eb) => [eb.ref('review.notary_id').$notNull().as('notary_id'), eb.ref('review.source').$notNull().as('source'), 'review.source_day'])
    .distinct()
    .orderBy('source')
    .limit(5_000)
    .execute()
}

export async function insertReview(db: AnyDatabase, row: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto('elk_reviews').values(row).execute()
}
