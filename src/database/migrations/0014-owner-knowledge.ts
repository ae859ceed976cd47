/** The owner's own answers, what visitors asked counted by the day, and the index that finds what was left unanswered. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, columnTypes, type DialectName } from '../dialects.ts'

export function ownerKnowledge(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      let entries = db.schema.createTable('elk_own_entries').addColumn('id', 'text', (c) => c.primaryKey())
      for (const column of ['question', 'ways', 'answer', 'topic', 'sources', 'status', 'checked_on'] as const) {
        entries = entries.addColumn(column, 'text', (c) => c.notNull())
      }
      await entries
        .addColumn('reference', 'text', (c) => c.notNull().unique())
        .addColumn('replaces', 'text')
        .addColumn('from_question', 'text')
        .addColumn('from_session', 'text')
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .addColumn('updated_at', type.timestamp, (c) => c.notNull())
        .addColumn('deleted_at', type.timestamp)
        .execute()
      await db.schema
        .createTable('elk_answer_counts')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('reference', 'text', (c) => c.notNull())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('answers', 'integer', (c) => c.notNull())
        .addColumn('helpful', 'integer', (c) => c.notNull())
        .addColumn('not_helpful', 'integer', (c) => c.notNull())
        .addColumn('last_answer', 'text')
        .addPrimaryKeyConstraint('elk_answer_counts_day', ['day', 'reference', 'kind'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      await db.schema
        .createTable('elk_dismissed_questions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('words', 'text', (c) => c.notNull().unique())
        .addColumn('example', 'text', (c) => c.notNull())
        .addColumn('dismissed_at', type.timestamp, (c) => c.notNull())
        .execute()
      // Holds only what was not answered, so that an answer costs no more to store. Ids of answers sort by time.
      await sql`create index elk_chat_messages_unanswered on elk_chat_messages (id) where kind in ('onbekend', 'verduidelijking', 'buiten-bereik')`.execute(db)
    },
  }
}
