/** When the mail server took the mail of an invitation: what an office is charged for. Of before, what the outbox still knows. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function deliveredInvitations(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('elk_quote_invitations').addColumn('delivered_at', timestamp).execute()
      await db.schema.createIndex('elk_quote_invitations_delivered').on('elk_quote_invitations').column('delivered_at').execute()
      await sql`
        update elk_quote_invitations set delivered_at = (
          select sent_at from elk_outbox where dedupe_key = elk_quote_invitations.id || '-uitnodiging' and status = 'sent' and sent_by = 'smtp')
        where invited_at is not null`.execute(db)
    },
  }
}
