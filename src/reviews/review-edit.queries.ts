/** SQL of the reviews as the owner edits them. */
import type { Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ReviewsTable } from '../database/schema.ts'

export type ReviewRow = Selectable<ReviewsTable>

const MOST = 2_000

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

type Change = Omit<Updateable<ReviewsTable>, 'id' | 'version'>

/** False when the row is not at this version any more. */
export async function changeReview(db: AnyDatabase, { id, version }: { id: string; version: number }, change: Change): Promise<boolean> {
  const result = await db
    .updateTable('elk_reviews')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

export async function listDeletedReviewsBefore(db: AnyDatabase, before: string): Promise<string[]> {
  const rows = await db.selectFrom('elk_reviews').select('id').where('deleted_at', '<', before).orderBy('id').limit(MOST).execute()
  return rows.map(({ id }) => id)
}

/** False when it was brought back meanwhile. */
export async function eraseReviewRow(db: AnyDatabase, id: string, before: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_reviews').where('id', '=', id).where('deleted_at', '<', before).executeTakeFirst()
  return result.numDeletedRows === 1n
}
