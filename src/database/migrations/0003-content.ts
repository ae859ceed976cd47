/** What the owner edits: settings, homepage texts, notaries, reviews; and the version that caches are keyed by. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function content(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_settings')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('key', 'text', (c) => c.notNull().unique())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('is_secret', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('updated_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_homepage_content')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('content_nl', 'text', (c) => c.notNull())
        .addColumn('is_active', type.boolean, (c) => c.notNull())
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_notaries')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('avatar', 'text')
        .addColumn('logo', 'text')
        .addColumn('rating', type.real)
        .addColumn('review_count', 'integer', (c) => c.notNull())
        .addColumn('location', 'text', (c) => c.notNull())
        .addColumn('best_price', 'text', (c) => c.notNull())
        .addColumn('languages', 'text', (c) => c.notNull())
        .addColumn('specializations', 'text', (c) => c.notNull())
        .addColumn('features', 'text', (c) => c.notNull())
        .addColumn('phone', 'text')
        .addColumn('email', 'text')
        .addColumn('is_sample', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_reviews')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('avatar', 'text')
        .addColumn('rating', 'integer', (c) => c.notNull())
        .addColumn('date_text', 'text', (c) => c.notNull())
        .addColumn('comment', 'text', (c) => c.notNull())
        .addColumn('service', 'text', (c) => c.notNull())
        .addColumn('source', 'text')
        .addColumn('is_sample', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_content_version')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute()
      await sql`insert into elk_content_version (id, version) values (1, 1)`.execute(db)
    },
  }
}
