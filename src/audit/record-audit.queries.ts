/** SQL that writes the audit log. A row never changes, but for the count of what is counted by the hour, which only goes up. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { AuditLogTable } from '../database/sign-in-tables.ts'

export async function insertAuditRow(db: AnyDatabase, row: Insertable<AuditLogTable>): Promise<void> {
  await db.insertInto('elk_audit_log').values(row).execute()
}

/** One more of a kind that has a row in this hour. False when it has none. */
export async function countOneMore(db: AnyDatabase, refusal: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_audit_log')
    .set({ count: sql<number>`count + 1` })
    .where('refusal', '=', refusal)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The first of its kind in this hour, or one more when another was first. */
export async function addCounted(db: AnyDatabase, row: Insertable<AuditLogTable>): Promise<void> {
  await db
    .insertInto('elk_audit_log')
    .values(row)
    .onConflict((oc) => oc.column('refusal').doUpdateSet({ count: sql<number>`elk_audit_log.count + 1` }))
    .execute()
}
