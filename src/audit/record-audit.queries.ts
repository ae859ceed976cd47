/** SQL that writes the audit log. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { AuditLogTable } from '../database/sign-in-tables.ts'

export async function insertAuditRow(db: AnyDatabase, row: Insertable<AuditLogTable>): Promise<void> {
  await db.insertInto('elk_audit_log').values(row).execute()
}
