/** What editing needs: homepage texts with a time, and for each article the owner's title, description and responsibility. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function contentEditing(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['starts_at', 'ends_at', 'deleted_at'])
        await db.schema.alterTable('elk_homepage_content').addColumn(column, type.timestamp).execute()
      await db.schema
        .alterTable('elk_homepage_content')
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
      await db.schema.createIndex('elk_homepage_content_order').on('elk_homepage_content').columns(['created_at', 'id']).execute()
      await db.schema
        .createTable('elk_article_wordings')
        .addColumn('slug', 'text', (c) => c.primaryKey())
        .addColumn('title', 'text')
        .addColumn('description', 'text')
        .addColumn('published_at', type.timestamp)
        .addColumn('draft_title', 'text')
        .addColumn('draft_description', 'text')
        .addColumn('draft_saved_at', type.timestamp)
        .addColumn('version', 'integer', (c) => c.notNull())
        .execute()
      await db.schema
        .createTable('elk_article_responsibility')
        .addColumn('slug', 'text', (c) => c.primaryKey())
        .addColumn('taken_on', 'text', (c) => c.notNull())
        .addColumn('article_updated', 'text', (c) => c.notNull())
        .execute()
    },
  }
}
