/** A message knows whether the owner read and answered it, and a delivery by which way it went. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function handledMessages(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['read_at', 'answered_at']) await db.schema.alterTable('elk_contact_messages').addColumn(column, timestamp).execute()
      // What the owner opened before this was kept is not new.
      await sql`update elk_contact_messages set read_at = created_at where id in (select subject from elk_audit_log where action = 'contact.view')`.execute(db)
      await db.schema.alterTable('elk_outbox').addColumn('sent_by', 'text').execute()
    },
  }
}
