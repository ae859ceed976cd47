/** Counts by the day, the visitors of today that they are made from, and what it takes to count one day without reading the others. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, type DialectName } from '../dialects.ts'

export function dailyCounts(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_daily_counts')
        .addColumn('measure', 'text', (c) => c.notNull())
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('dimension', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('elk_daily_counts_key', ['measure', 'day', 'dimension'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      await db.schema
        .createTable('elk_count_marks')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_daily_visitors')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('elk_daily_visitors_key', ['day', 'visitor'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      await db.schema.createIndex('elk_chat_sessions_started').on('elk_chat_sessions').column('started_at').execute()
      // Holds all that is counted, so that the texts of a day are not read. New rows come at its end.
      await db.schema.createIndex('elk_chat_messages_counted').on('elk_chat_messages').columns(['timestamp', 'role', 'kind', 'status']).execute()
    },
  }
}
