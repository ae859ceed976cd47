/** What editing notaries and reviews adds: their website and agreement with us, moderation, versions against lost changes, and deleting with a way back. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function notaryEditing(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      const table = (name: string) => db.schema.alterTable(name)
      await table('elk_notaries').addColumn('website', 'text').execute()
      await table('elk_notaries')
        .addColumn('relation', 'text', (c) => c.notNull().defaultTo('geen'))
        .execute()
      await table('elk_notaries').addColumn('listed_at', type.timestamp).execute()
      await table('elk_reviews')
        .addColumn('notary_id', 'text', (c) => c.references('elk_notaries.id').onDelete('set null'))
        .execute()
      for (const column of ['day', 'source_url', 'source_day', 'refusal_reason', 'refusal_note']) await table('elk_reviews').addColumn(column, 'text').execute()
      await table('elk_reviews')
        .addColumn('state', 'text', (c) => c.notNull().defaultTo('geplaatst'))
        .execute()
      for (const name of ['elk_notaries', 'elk_reviews']) {
        await table(name)
          .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
          .execute()
        await table(name).addColumn('updated_at', type.timestamp).execute()
        await table(name).addColumn('deleted_at', type.timestamp).execute()
      }
      await db.schema.createIndex('elk_reviews_by_notary').on('elk_reviews').columns(['notary_id', 'state']).execute()
    },
  }
}
