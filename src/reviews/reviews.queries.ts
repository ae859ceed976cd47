/** SQL of the reviews room. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ReviewsTable } from '../database/schema.ts'

const MOST = 200

/** Newest first. */
export function selectReviews(db: AnyDatabase, isSample: boolean) {
  return db.selectFrom('elk_reviews').selectAll().where('is_sample', '=', isSample).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(MOST).execute()
}

export async function insertReview(db: AnyDatabase, row: Insertable<ReviewsTable>): Promise<void> {
  await db.insertInto('elk_reviews').values(row).execute()
}
