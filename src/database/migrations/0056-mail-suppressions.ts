/** Mail addresses that a mail server refused for good: they get nothing until the owner says so. The address itself is encrypted, and found by a keyed hash. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function mailSuppressions(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_mail_suppressions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('address_hash', 'text', (c) => c.notNull().unique())
        .addColumn('address', 'text', (c) => c.notNull())
        .addColumn('reason', 'text', (c) => c.notNull())
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_mail_suppressions_age').on('elk_mail_suppressions').columns(['created_at', 'id']).execute()
    },
  }
}
