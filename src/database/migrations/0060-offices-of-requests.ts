/** Requests are found by the name of an office without looking at each of its invitations. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function officesOfRequests(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('elk_quote_invitations_name').on('elk_quote_invitations').columns(['office_name', 'request_id']).execute()
    },
  }
}
