/** Questions of a visitor to an office about its quote, and the answers; both encrypted. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function quoteQuestions(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_quote_questions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull().references('elk_quote_requests.id').onDelete('cascade'))
        .addColumn('invitation_id', 'text', (c) => c.notNull())
        .addColumn('question', 'text', (c) => c.notNull())
        .addColumn('answer', 'text')
        .addColumn('asked_at', timestamp, (c) => c.notNull())
        .addColumn('answered_at', timestamp)
        .execute()
      await db.schema.createIndex('elk_quote_questions_request').on('elk_quote_questions').columns(['request_id', 'asked_at', 'id']).execute()
    },
  }
}
