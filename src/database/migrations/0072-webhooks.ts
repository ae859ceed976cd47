/** Addresses that other programs are told at of what happens, and every try to do so. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import type { Schema } from '../schema.ts'

export function webhooks(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_webhooks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('url', 'text', (c) => c.notNull())
        .addColumn('events', 'text', (c) => c.notNull())
        .addColumn('secret', 'text', (c) => c.notNull())
        .addColumn('former_secret', 'text')
        .addColumn('former_until', timestamp)
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .addColumn('failing_since', timestamp)
        .addColumn('off_at', timestamp)
        .addColumn('off_reason', 'text')
        .execute()
      await db.schema
        .createTable('elk_webhook_tries')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('webhook_id', 'text', (c) => c.notNull())
        .addColumn('delivery_key', 'text', (c) => c.notNull())
        .addColumn('status', 'integer')
        .addColumn('fault', 'text')
        .addColumn('duration_ms', 'integer', (c) => c.notNull())
        .addColumn('tried_at', timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_webhook_tries_delivery').on('elk_webhook_tries').columns(['delivery_key', 'id']).execute()
      await db.schema.alterTable('elk_outbox').addColumn('group_key', 'text').execute()
      await sql`create index elk_outbox_group on elk_outbox (group_key, id) where group_key is not null`.execute(db)
      // Who chose topics before has not chosen against this one.
      await (db as Kysely<Schema>)
        .updateTable('elk_settings')
        .set({ value: sql<string>`trim('webhooks ' || value)` })
        .where('key', '=', 'signal_topics')
        .execute()
    },
  }
}
