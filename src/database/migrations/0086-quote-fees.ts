/** What a request costs an office, by the month it began to hold; and the agreement with the office, as it was when a request reached it. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function quoteFees(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_quote_fees')
        .addColumn('from_month', 'text', (c) => c.primaryKey())
        .addColumn('fee_cents', 'integer')
        .execute()
      await db.schema.alterTable('elk_quote_invitations').addColumn('relation', 'text').execute()
      // Of those before nothing was written down: the agreement of now is what is known.
      await sql`
        update elk_quote_invitations
        set relation = (select case when is_sample then 'geen' else relation end from elk_notaries where elk_notaries.id = notary_id)
        where delivered_at is not null`.execute(db)
    },
  }
}
