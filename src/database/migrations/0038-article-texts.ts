/**
 * The owner's own text of an article stands beside his title and description, with the text of the file that it was written over. And what he adds
 * to the terms and the privacy page: a row for each page, empty at first.
 */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function articleTexts(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['body', 'body_base', 'draft_body']) await db.schema.alterTable('elk_article_wordings').addColumn(column, 'text').execute()
      await db.schema.alterTable('elk_article_wordings').addColumn('body_changed_at', timestamp).execute()
      await db.schema
        .createTable('elk_page_texts')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('content', 'text', (c) => c.notNull().defaultTo(''))
        .addColumn('changed_at', timestamp)
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .addColumn('deleted_at', timestamp)
        .execute()
      await sql`insert into elk_page_texts (id) values ('algemene-voorwaarden'), ('privacy-policy')`.execute(db)
    },
  }
}
