/** Evidence for a claim holds the numbers that its words follow from. What was saved before has none, so claims with numbers are hidden until they are given. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export function claimProof(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_claim_evidence')
        .addColumn('proof', 'text', (c) => c.notNull().defaultTo('{}'))
        .execute()
    },
  }
}
