/** A message to an office knows where it went and what the visitor was told of that. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function officeMessages(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of ['recipient_name', 'recipient_email', 'consent_version', 'consent_text'])
        await db.schema.alterTable('elk_contact_messages').addColumn(column, 'text').execute()
    },
  }
}
