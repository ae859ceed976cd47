/** Messages to deliver, events, limits, analyses and the append-only audit log. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { appendOnly, columnTypes, type DialectName } from '../dialects.ts'

export function operations(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_contact_messages')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('email', 'text', (c) => c.notNull())
        .addColumn('phone', 'text')
        .addColumn('message', 'text', (c) => c.notNull())
        .addColumn('notary_id', 'text', (c) => c.references('elk_notaries.id').onDelete('set null'))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_outbox')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('dedupe_key', 'text', (c) => c.notNull().unique())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('payload', 'text', (c) => c.notNull())
        .addColumn('status', 'text', (c) => c.notNull().defaultTo('queued'))
        .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('run_at', type.timestamp, (c) => c.notNull())
        .addColumn('locked_until', type.timestamp)
        .addColumn('lock_id', 'text')
        .addColumn('sent_at', type.timestamp)
        .addColumn('last_error', 'text')
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_outbox_due').on('elk_outbox').columns(['status', 'run_at']).execute()
      await db.schema
        .createTable('elk_events')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('properties', 'text', (c) => c.notNull())
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_chat_analyses')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('analysis_date', type.timestamp, (c) => c.notNull())
        .addColumn('top_questions', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_rate_limits')
        .addColumn('key', 'text', (c) => c.primaryKey())
        .addColumn('window_start', type.timestamp, (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_daily_salts')
        .addColumn('day', 'text', (c) => c.primaryKey())
        .addColumn('salt', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_audit_log')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('actor', 'text', (c) => c.notNull())
        .addColumn('action', 'text', (c) => c.notNull())
        .addColumn('subject', 'text')
        .addColumn('details', 'text')
        .addColumn('visitor', 'text')
        .addColumn('request_id', 'text')
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      for (const statement of appendOnly(dialect, 'elk_audit_log')) await statement.execute(db)
    },
  }
}
