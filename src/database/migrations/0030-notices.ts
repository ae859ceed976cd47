/** Notices that something on the site is wrong or unlawful, with the owner's decision. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function notices(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      let table = db.schema.createTable('elk_notices').addColumn('id', 'text', (c) => c.primaryKey())
      for (const column of ['page', 'kind', 'what', 'why', 'email'] as const) table = table.addColumn(column, 'text', (c) => c.notNull())
      await table
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .addColumn('decision', 'text')
        .addColumn('reasons', 'text')
        .addColumn('decided_at', type.timestamp)
        .execute()
      await db.schema.createIndex('elk_notices_created').on('elk_notices').columns(['created_at', 'id']).execute()
    },
  }
}
