/** When the site last ran and how the erasing by age stands. The last run of a job stands in for the first: a wrong clock at this very start must be seen too. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function erasingGuard(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_erasing_marks')
        .addColumn('name', 'text', (c) => c.primaryKey())
        .addColumn('marked_at', columnTypes(dialect).timestamp, (c) => c.notNull())
        .execute()
      await sql`insert into elk_erasing_marks (name, marked_at)
        select 'beat', started_at from elk_job_runs order by started_at desc limit 1`.execute(db)
    },
  }
}
