/** SQL of the reviews as the owner edits them. */
import type { Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ReviewsTable } from '../database/schema.ts'

export type ReviewRow = Selectable<ReviewsTable>

export interface RowSearch {
  deleted: boolean
  state?: string | undefined
  rating?: number | undefined
  notaryId?: string | undefined
  /** Of the last row of the page before; ids sort by the moment they were made. */
  after?: string | undefined
  limit: number
}

/** The last added first. */
export function searchReviewRows(db: AnyDatabase, search: RowSearch): Promise<ReviewRow[]> {
  let query = db
    .selectFrom('elk_reviews')
    .selectAll()
    .where('deleted_at', search.deleted ? 'is not' : 'is', null)
  if (search.state !== undefined) query = query.where('state', '=', search.state)
  if (search.rating !== undefined) query = query.where('rating', '=', search.rating)
  if (search.notaryId !== undefined) query = query.where('notary_id', '=', search.notaryId)
  if (search.after !== undefined) query = query.where('id', '<', search.after)
  return query.orderBy('id', 'desc').limit(search.limit).execute()
}

export const findReviewRow = (db: AnyDatabase, id: string): Promise<ReviewRow | undefined> =>
  db.selectFrom('elk_reviews').selectAll().where('id', '=', id).executeTakeFirst()

export async function countGivenWaiting(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_reviews')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'in_behandeling')
    .where('given_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function deleteReviews(db: AnyDatabase, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('elk_reviews').where('id', 'in', ids).execute()
}

/** Of a row that is the transaction's own. */
export async function updateReview(db: AnyDatabase, id: string, change: Omit<Updateable<ReviewsTable>, 'id' | 'version'>): Promise<void> {
  await db.updateTable('elk_reviews').set(change).where('id', '=', id).execute()
}
