/** SQL of the audit log. Its rows are never changed, but for the count of refused tries, which only goes up. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AuditLogTable } from '../../database/sign-in-tables.ts'

export type AuditRow = Pick<Selectable<AuditLogTable>, 'id' | 'actor' | 'action' | 'subject' | 'details' | 'count' | 'created_at'>

export interface AuditSelection {
  actions?: readonly string[] | undefined
  /** Ids of this one and later. */
  atLeast?: string | undefined
  /** Ids before this one. */
  below?: string | undefined
}

/** Newest first. */
export async function listAuditRows(db: AnyDatabase, selection: AuditSelection, limit: number): Promise<AuditRow[]> {
  let query = db.selectFrom('elk_audit_log').select(['id', 'actor', 'action', 'subject', 'details', 'count', 'created_at']).orderBy('id', 'desc').limit(limit)
  if (selection.actions) query = query.where('action', 'in', selection.actions)
  if (selection.atLeast !== undefined) query = query.where('id', '>=', selection.atLeast)
  if (selection.below !== undefined) query = query.where('id', '<', selection.below)
  return query.execute()
}

export const findAuditRow = (db: AnyDatabase, id: string): Promise<AuditRow | undefined> =>
  db.selectFrom('elk_audit_log').select(['id', 'actor', 'action', 'subject', 'details', 'count', 'created_at']).where('id', '=', id).executeTakeFirst()

/** One more of a kind that has a row in this hour. False when it has none. */
export async function countRefusal(db: AnyDatabase, refusal: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_audit_log')
    .set({ count: sql<number>`count + 1` })
    .where('refusal', '=', refusal)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The first of its kind in this hour, or one more when another was first. */
export async function addRefusal(db: AnyDatabase, row: Insertable<AuditLogTable>): Promise<void> {
  await db
    .insertInto('elk_audit_log')
    .values(row)
    .onConflict((oc) => oc.column('refusal').doUpdateSet({ count: sql<number>`elk_audit_log.count + 1` }))
    .execute()
}
