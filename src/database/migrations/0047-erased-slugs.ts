/** The addresses of offices that were erased, as hashes: they lead to no other office, and nothing of the office is kept. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function erasedSlugs(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_erased_slugs')
        .addColumn('slug_hash', 'text', (c) => c.primaryKey())
        .addColumn('erased_at', timestamp, (c) => c.notNull())
        .execute()
    },
  }
}
