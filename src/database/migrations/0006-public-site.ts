/** What the public pages add: prices of notaries per deed, where a message came from, and who is looking right now. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function publicSite(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_notaries')
        .addColumn('is_active', type.boolean, (c) => c.notNull().defaultTo(type.true))
        .execute()
      await db.schema
        .createTable('elk_notary_prices')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('notary_id', 'text', (c) => c.notNull().references('elk_notaries.id').onDelete('cascade'))
        .addColumn('deed', 'text', (c) => c.notNull())
        .addColumn('amount_cents', 'integer', (c) => c.notNull())
        .addColumn('includes', 'text', (c) => c.notNull())
        .addColumn('as_of', 'text', (c) => c.notNull())
        .addUniqueConstraint('elk_notary_prices_deed', ['notary_id', 'deed'])
        .execute()
      await db.schema
        .alterTable('elk_contact_messages')
        .addColumn('source_page', 'text', (c) => c.notNull().defaultTo('/contact'))
        .execute()
      await db.schema.createIndex('elk_contact_messages_newest').on('elk_contact_messages').columns(['created_at', 'id']).execute()
      await db.schema.createIndex('elk_events_by_name').on('elk_events').columns(['name', 'created_at']).execute()
      await db.schema
        .createTable('elk_presence')
        .addColumn('visitor', 'text', (c) => c.primaryKey())
        .addColumn('seen_at', type.timestamp, (c) => c.notNull())
        .execute()
    },
  }
}
