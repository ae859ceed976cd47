/** Who chose an office by a request can review it once, by a link of its own that outlives the request. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import type { Schema } from '../schema.ts'

export function reviewsAfterRequests(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_quote_reviews')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('request_id', 'text', (c) => c.notNull().unique())
        .addColumn('notary_id', 'text', (c) => c.notNull())
        .addColumn('office_name', 'text', (c) => c.notNull())
        .addColumn('deed', 'text', (c) => c.notNull())
        .addColumn('link_hash', 'text', (c) => c.notNull().unique())
        .addColumn('mail_at', timestamp)
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .addColumn('expires_at', timestamp, (c) => c.notNull())
        .addColumn('used_at', timestamp)
        .addColumn('office_review_id', 'text')
        .addColumn('site_review_id', 'text')
        .execute()
      await db.schema.createIndex('elk_quote_reviews_mail').on('elk_quote_reviews').column('mail_at').execute()
      await db.schema.createIndex('elk_quote_reviews_expires').on('elk_quote_reviews').column('expires_at').execute()
      // Who chose topics before has not chosen against this one.
      await (db as Kysely<Schema>)
        .updateTable('elk_settings')
        .set({ value: sql<string>`trim('reviews ' || value)` })
        .where('key', '=', 'signal_topics')
        .execute()
      await db.schema.alterTable('elk_reviews').addColumn('given_at', timestamp).execute()
    },
  }
}
