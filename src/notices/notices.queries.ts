/** SQL of the notices. */
import type { Insertable, Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { NoticesTable } from '../database/notice-tables.ts'

export type NoticeRow = Selectable<NoticesTable>
export type NoticeSummary = Pick<NoticeRow, 'id' | 'page' | 'kind' | 'decision' | 'created_at'>

/** False when a notice with this id is there already. */
export async function insertNotice(db: AnyDatabase, row: Insertable<NoticesTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_notices')
    .values(row)
    .onConflict((oc) => oc.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export const findNotice = (db: AnyDatabase, id: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('elk_notices').selectAll().where('id', '=', id).executeTakeFirst()

/** Newest first, after the given one when set. */
export async function listNoticeRows(db: AnyDatabase, limit: number, after?: { at: string; id: string }): Promise<NoticeSummary[]> {
  let query = db
    .selectFrom('elk_notices')
    .select(['id', 'page', 'kind', 'decision', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (after) query = query.where((eb) => eb(eb.refTuple('created_at', 'id'), '<', eb.tuple(after.at, after.id)))
  return query.execute()
}

export async function countOpen(db: AnyDatabase): Promise<number> {
  const row = await db
    .selectFrom('elk_notices')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('decided_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.count
}

/** False for one that is gone or was decided before. */
export async function writeDecision(db: AnyDatabase, id: string, decision: Required<Pick<NoticeRow, 'decision' | 'reasons' | 'decided_at'>>): Promise<boolean> {
  const result = await db.updateTable('elk_notices').set(decision).where('id', '=', id).where('decided_at', 'is', null).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Sent from this address, in small letters; the oldest first. */
export const listNoticesOfSender = (db: AnyDatabase, email: string, limit: number): Promise<NoticeRow[]> =>
  db
    .selectFrom('elk_notices')
    .selectAll()
    .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit)
    .execute()

/** The oldest first. */
export async function listNoticeIdsBefore(db: AnyDatabase, before: string, limit: number): Promise<string[]> {
  const query = db.selectFrom('elk_notices').select('id').where('created_at', '<', before)
  return (await query.orderBy('created_at').orderBy('id').limit(limit).execute()).map(({ id }) => id)
}

/** How many were there. At most a few hundred ids a call. */
export async function deleteNoticeRows(db: AnyDatabase, ids: readonly string[]): Promise<number> {
  if (ids.length === 0) return 0
  const result = await db.deleteFrom('elk_notices').where('id', 'in', ids).executeTakeFirst()
  return Number(result.numDeletedRows)
}
