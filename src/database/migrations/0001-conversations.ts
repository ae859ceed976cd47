/** Chat sessions and their messages. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function conversations(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_chat_sessions')
        .addColumn('session_id', 'text', (c) => c.primaryKey())
        .addColumn('page_path', 'text', (c) => c.notNull())
        .addColumn('user_agent', 'text', (c) => c.notNull())
        .addColumn('started_at', type.timestamp, (c) => c.notNull())
        .addColumn('last_activity', type.timestamp, (c) => c.notNull())
        .addColumn('affiliate_cta_shown', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('affiliate_clicked', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('message_count', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('running_since', type.timestamp)
        .addColumn('completed_at', type.timestamp)
        .execute()
      await db.schema.createIndex('elk_chat_sessions_recent').on('elk_chat_sessions').columns(['last_activity desc', 'session_id desc']).execute()
      await db.schema
        .createTable('elk_chat_messages')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('session_id', 'text', (c) => c.notNull().references('elk_chat_sessions.session_id').onDelete('cascade'))
        .addColumn('role', 'text', (c) => c.notNull())
        .addColumn('content', 'text', (c) => c.notNull())
        .addColumn('timestamp', type.timestamp, (c) => c.notNull())
        .addColumn('sources', 'text')
        .addColumn('kind', 'text')
        .addColumn('reference', 'text')
        .addColumn('engine', 'text')
        .addColumn('status', 'text', (c) => c.notNull().defaultTo('complete'))
        .execute()
      await db.schema.createIndex('elk_chat_messages_session').on('elk_chat_messages').columns(['session_id', 'timestamp', 'id']).execute()
    },
  }
}
