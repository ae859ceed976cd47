/** A link counts its changes as well, so that two screens do not overwrite each other. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function linkVersion(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_affiliate_redirects')
        .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
        .execute()
    },
  }
}
