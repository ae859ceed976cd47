/** Tracked outbound links, their click ledger and affiliate clicks. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, columnTypes, type DialectName } from '../dialects.ts'

export function redirects(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_affiliate_redirects')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('slug', 'text', (c) => c.notNull().unique())
        .addColumn('destination_url', 'text', (c) => c.notNull())
        .addColumn('title', 'text', (c) => c.notNull())
        .addColumn('description', 'text')
        .addColumn('click_count', 'integer', (c) => c.notNull().defaultTo(0))
        .addColumn('is_active', type.boolean, (c) => c.notNull().defaultTo(type.true))
        .addColumn('is_sample', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .addColumn('updated_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_redirect_clicks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('redirect_id', 'text', (c) => c.notNull().references('elk_affiliate_redirects.id').onDelete('cascade'))
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('reason', 'text')
        .addColumn('visitor', 'text', (c) => c.notNull())
        .addColumn('source_path', 'text')
        .addColumn('device', 'text', (c) => c.notNull())
        .addColumn('hits', 'integer', (c) => c.notNull().defaultTo(1))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .modifyEnd(clusteredById(dialect))
        .execute()
      // Only what a person did is looked up again: repeats and robots would make the index many times larger.
      await sql`create index elk_redirect_clicks_people on elk_redirect_clicks (redirect_id, visitor, created_at) where kind = 'human'`.execute(db)
      await db.schema
        .createTable('elk_affiliate_clicks')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('session_id', 'text', (c) => c.references('elk_chat_sessions.session_id').onDelete('set null'))
        .addColumn('source_page', 'text', (c) => c.notNull())
        .addColumn('cta_type', 'text', (c) => c.notNull())
        .addColumn('utm_campaign', 'text', (c) => c.notNull())
        .addColumn('utm_medium', 'text', (c) => c.notNull())
        .addColumn('utm_source', 'text', (c) => c.notNull())
        .addColumn('context', 'text')
        .addColumn('region', 'text')
        .addColumn('service', 'text')
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
    },
  }
}
