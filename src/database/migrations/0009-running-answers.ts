/** Answers in the making, so that every instance can pass them on, and what a conversation adds: feedback, calls to action, a handover. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function runningAnswers(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_chat_runs')
        .addColumn('message_id', 'text', (c) => c.primaryKey())
        // One running answer a session: this row is the lease.
        .addColumn('session_id', 'text', (c) => c.notNull().unique().references('elk_chat_sessions.session_id').onDelete('cascade'))
        .addColumn('question_id', 'text', (c) => c.notNull())
        .addColumn('holder', 'text', (c) => c.notNull())
        .addColumn('content', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('stage', 'text')
        .addColumn('stop_requested', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('restarts', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('started_at', type.timestamp, (c) => c.notNull())
        .addColumn('beat_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_chat_runs_holder').on('elk_chat_runs').column('holder').execute()
      await db.schema.alterTable('elk_chat_sessions').dropColumn('running_since').execute()
      for (const column of ['suggestions', 'calls', 'question_id']) await db.schema.alterTable('elk_chat_messages').addColumn(column, 'text').execute()
      await db.schema
        .alterTable('elk_chat_messages')
        .addColumn('position', 'integer', (c) => c.notNull().defaultTo(0))
        .execute()
      await db.schema
        .createTable('elk_chat_feedback')
        .addColumn('message_id', 'text', (c) => c.primaryKey().references('elk_chat_messages.id').onDelete('cascade'))
        .addColumn('helpful', type.boolean, (c) => c.notNull())
        .addColumn('reason', 'text')
        .addColumn('note', 'text')
        .addColumn('given_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema.alterTable('elk_contact_messages').addColumn('conversation', 'text').execute()
    },
  }
}
