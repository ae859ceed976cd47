/** What a partner pays for a click, by the day it began to hold; and the kept clicks are counted once more, for the numbers by place, deed and campaign. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, type DialectName } from '../dialects.ts'

export function linkFees(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_link_fees')
        .addColumn('redirect_id', 'text', (c) => c.notNull().references('elk_affiliate_redirects.id').onDelete('cascade'))
        .addColumn('from_day', 'text', (c) => c.notNull())
        .addColumn('fee_cents', 'integer')
        .addPrimaryKeyConstraint('elk_link_fees_key', ['redirect_id', 'from_day'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      // The clicks of all links on some days, without reading those of other days.
      await db.schema.createIndex('elk_redirect_days_by_day').on('elk_redirect_days').columns(['kind', 'day', 'redirect_id']).execute()
      await sql`
        update elk_count_marks set value = (select min(value) from elk_count_marks where name = 'since:cta_clicks')
        where name = 'counted' and value > (select min(value) from elk_count_marks where name = 'since:cta_clicks')`.execute(db)
    },
  }
}
