/** What an office itself says of its prices and its profile, for the owner to take over or to refuse; one at a time waits. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'
import type { Schema } from '../schema.ts'
import { guardStates, type StateRules } from '../state-guard.ts'

const proposalStates: StateRules = {
  table: 'elk_office_proposals',
  first: ['waiting'],
  next: { waiting: ['accepted', 'refused', 'withdrawn'] },
}

export function officeProposals(dialect: DialectName): Migration {
  const { timestamp } = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_office_proposals')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('notary_id', 'text', (c) => c.notNull().references('elk_notaries.id').onDelete('cascade'))
        .addColumn('content', 'text', (c) => c.notNull())
        .addColumn('state', 'text', (c) => c.notNull())
        .addColumn('reason', 'text')
        .addColumn('created_at', timestamp, (c) => c.notNull())
        .addColumn('decided_at', timestamp)
        .execute()
      await sql`create unique index elk_office_proposals_waiting on elk_office_proposals (notary_id) where state = 'waiting'`.execute(db)
      await db.schema.createIndex('elk_office_proposals_office').on('elk_office_proposals').columns(['notary_id', 'id']).execute()
      await db.schema.createIndex('elk_office_proposals_age').on('elk_office_proposals').columns(['created_at', 'id']).execute()
      for (const rule of guardStates(dialect, proposalStates)) await rule.execute(db)
      // Who chose topics before has not chosen against one that was not there yet.
      await (db as Kysely<Schema>)
        .updateTable('elk_settings')
        .set({ value: sql<string>`trim(value || ' proposals')` })
        .where('key', '=', 'signal_topics')
        .execute()
    },
  }
}
