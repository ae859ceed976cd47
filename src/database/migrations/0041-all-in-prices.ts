/** Whether everything that a visitor pays for a deed is in an office's price: only such prices are compared. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { columnTypes, type DialectName } from '../dialects.ts'

export function allInPrices(dialect: DialectName): Migration {
  const type = columnTypes(dialect)
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('elk_notary_prices')
        .addColumn('all_in', type.boolean, (c) => c.notNull().defaultTo(type.false))
        .execute()
      // Of the owner's own nobody has said so yet; the samples say in words what is not in them.
      await sql`update elk_notary_prices set all_in = ${type.true}
        where includes not like '%Zonder%' and notary_id in (select id from elk_notaries where is_sample = ${type.true})`.execute(db)
    },
  }
}
