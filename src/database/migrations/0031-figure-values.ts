/** Values of figures that the owner enters, such as those of the next year. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function figureValues(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_figure_values')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('figure', 'text', (c) => c.notNull())
        .addColumn('draft', 'text', (c) => c.notNull())
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .addColumn('updated_at', type.timestamp, (c) => c.notNull())
        .addColumn('deleted_at', type.timestamp)
        .execute()
      await db.schema.createIndex('elk_figure_values_figure').on('elk_figure_values').column('figure').execute()
    },
  }
}
