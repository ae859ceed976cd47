/** The owner hears of figures, notices and new browsers by the same mail and bell; and how the answers of a model ended is counted by the day. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Schema } from '../schema.ts'

const NEW_TOPICS = ' figures notices sign-in'

export function ownerHears(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_provider_outcomes')
        .addColumn('day', 'text', (c) => c.notNull())
        .addColumn('outcome', 'text', (c) => c.notNull())
        .addColumn('count', 'integer', (c) => c.notNull())
        .addPrimaryKeyConstraint('elk_provider_outcomes_pk', ['day', 'outcome'])
        .execute()
      const known = db as Kysely<Schema>
      // Who chose topics before has not chosen against those that were not there yet.
      await known
        .updateTable('elk_settings')
        .set({ value: sql<string>`trim(value || ${NEW_TOPICS})` })
        .where('key', '=', 'signal_topics')
        .execute()
      // Nobody writes these mails any more: the mail of the day says what they would have said.
      await known.deleteFrom('elk_outbox').where('kind', '=', 'figure-expiry').execute()
    },
  }
}
