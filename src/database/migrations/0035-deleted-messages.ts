/** A message that the owner deletes waits, hidden, so that it can be brought back the same day. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function deletedMessages(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_contact_messages')
        .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
        .execute()
      await db.schema.alterTable('elk_contact_messages').addColumn('deleted_at', timestamp).execute()
    },
  }
}
