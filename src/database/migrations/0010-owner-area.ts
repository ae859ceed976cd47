/** What all of the owner's area rests on: earlier versions of what the owner edits, and jobs that run once whatever the number of instances. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function ownerArea(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_revisions')
        .addColumn('id', 'text', (c) => c.primaryKey())
        .addColumn('kind', 'text', (c) => c.notNull())
        .addColumn('subject_id', 'text', (c) => c.notNull())
        .addColumn('data', 'text', (c) => c.notNull())
        .addColumn('created_at', type.timestamp, (c) => c.notNull())
        .execute()
      await db.schema.createIndex('elk_revisions_subject').on('elk_revisions').columns(['kind', 'subject_id', 'id']).execute()
      await db.schema
        .createTable('elk_job_runs')
        .addColumn('name', 'text', (c) => c.notNull())
        .addColumn('slot', 'text', (c) => c.notNull())
        .addColumn('started_at', type.timestamp, (c) => c.notNull())
        .addColumn('finished_at', type.timestamp)
        .addColumn('fault', 'text')
        .addPrimaryKeyConstraint('elk_job_runs_slot', ['name', 'slot'])
        .execute()
    },
  }
}
