/** SQL of the links by which a visitor reviews the office that was chosen. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { QuoteReviewsTable } from '../../database/quote-tables.ts'

export type ReviewLinkRow = Selectable<QuoteReviewsTable>

export const insertReviewLink = (db: AnyDatabase, row: Insertable<QuoteReviewsTable>) => db.insertInto('elk_quote_reviews').values(row).execute()

export const findReviewLink = (db: AnyDatabase, linkHash: string): Promise<ReviewLinkRow | undefined> =>
  db.selectFrom('elk_quote_reviews').selectAll().where('link_hash', '=', linkHash).executeTakeFirst()

export const findReviewLinkOf = (db: AnyDatabase, requestId: string): Promise<ReviewLinkRow | undefined> =>
  db.selectFrom('elk_quote_reviews').selectAll().where('request_id', '=', requestId).executeTakeFirst()

/** False when it was used before. */
export async function spendReviewLink(
  db: AnyDatabase,
  id: string,
  used: { used_at: string; office_review_id: string; site_review_id: string | null },
): Promise<boolean> {
  const taken = await db
    .updateTable('elk_quote_reviews')
    .set({ ...used, mail_at: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}

/** The longest due first. */
export const listDueReviewMails = (db: AnyDatabase, now: string, limit: number) =>
  db.selectFrom('elk_quote_reviews').select(['id', 'request_id']).where('mail_at', '<=', now).orderBy('mail_at').orderBy('id').limit(limit).execute()

/** False when another instance took it, or the review was given meanwhile. */
export async function claimReviewMail(db: AnyDatabase, id: string): Promise<boolean> {
  const claimed = await db.updateTable('elk_quote_reviews').set({ mail_at: null }).where('id', '=', id).where('mail_at', 'is not', null).executeTakeFirst()
  return claimed.numUpdatedRows > 0n
}

/** The reviews that were given with the links of these requests, and the links go. At most a few hundred ids a call. */
export async function takeReviewLinks(db: AnyDatabase, requestIds: readonly string[]): Promise<string[]> {
  if (requestIds.length === 0) return []
  const rows = await db.deleteFrom('elk_quote_reviews').where('request_id', 'in', requestIds).returning(['office_review_id', 'site_review_id']).execute()
  return rows.flatMap(({ office_review_id: office, site_review_id: site }) => [office, site]).filter((id) => id !== null)
}

export async function deleteReviewLinksBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const old = db.selectFrom('elk_quote_reviews').select('id').where('created_at', '<', before).orderBy('id').limit(limit)
  const gone = await db.deleteFrom('elk_quote_reviews').where('id', 'in', old).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
