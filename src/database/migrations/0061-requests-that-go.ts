/** A request whose term is over goes as a whole, so no moment of its erasing was ever written. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function requestsThatGo(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.dropIndex('elk_quote_requests_erase').execute()
      await db.schema.alterTable('elk_quote_requests').dropColumn('erased_at').execute()
      await db.schema.createIndex('elk_quote_requests_erase').on('elk_quote_requests').columns(['erase_at', 'id']).execute()
    },
  }
}
