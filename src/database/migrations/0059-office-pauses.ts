/** Since when an office itself takes no requests; what the owner agreed with it stays as it is. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function officePauses(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('elk_quote_offices').addColumn('paused_at', timestamp).execute()
    },
  }
}
