/** What is known of this installation itself: which key it was made with, and when it last showed that it takes writes. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function installation(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_installation')
        .addColumn('id', 'integer', (c) => c.primaryKey())
        .addColumn('key_check', 'text')
        .addColumn('probed_at', timestamp)
        .execute()
      await sql`insert into elk_installation (id) values (1)`.execute(db)
    },
  }
}
