/** What was agreed with an office about money, by the day from which it held; and what an office pays for advertisement, by month. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, type DialectName } from '../dialects.ts'

export function officeAgreements(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('elk_office_agreements')
        .addColumn('notary_id', 'text', (c) => c.notNull().references('elk_notaries.id').onDelete('cascade'))
        .addColumn('from_day', 'text', (c) => c.notNull())
        .addColumn('relation', 'text', (c) => c.notNull())
        .addPrimaryKeyConstraint('elk_office_agreements_key', ['notary_id', 'from_day'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      await db.schema
        .createTable('elk_office_fees')
        .addColumn('notary_id', 'text', (c) => c.notNull().references('elk_notaries.id').onDelete('cascade'))
        .addColumn('from_month', 'text', (c) => c.notNull())
        .addColumn('fee_cents', 'integer')
        .addPrimaryKeyConstraint('elk_office_fees_key', ['notary_id', 'from_month'])
        .modifyEnd(clusteredById(dialect))
        .execute()
      // Of the days before nothing was written down: the agreement of now is what is known.
      await sql`
        insert into elk_office_agreements (notary_id, from_day, relation)
        select id, '2000-01-01', relation from elk_notaries where relation <> 'geen' and not is_sample`.execute(db)
    },
  }
}
