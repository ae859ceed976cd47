/** What going live rests on: evidence for each claim, with its history, and what was tried or read. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function liveEvidence(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_claim_evidence')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('claim', 'text', (c) => c.notNull())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('evidence', 'text', (c) => c.notNull())
        .addColumn('source', 'text', (c) => c.notNull())
        .addColumn('evidence_day', 'text')
        .addColumn('valid_until', 'text')
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_claim_evidence_claim').on('elk_claim_evidence').columns(['claim', 'id']).execute()
      await db.schema
        .createTable('elk_live_marks')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('value', 'text', (c) => c.notNull())
        .addColumn('marked_at', type.timestamp, (c) => c.notNull())
        .execute()
    },
  }
}
