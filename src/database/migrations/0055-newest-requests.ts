/** The owner reads requests for quotes from the newest on, also without choosing a state. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function newestRequests(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('elk_quote_requests_newest').on('elk_quote_requests').columns(['created_at', 'id']).execute()
    },
  }
}
