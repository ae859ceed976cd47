/** SQL of the offices that take requests. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { QuoteOfficesTable } from '../database/quote-tables.ts'

export type OfficeRow = Selectable<QuoteOfficesTable>

/** All of them, or these. At most a few hundred ids a call. */
export function listOfficeRows(db: AnyDatabase, ids?: readonly string[]): Promise<OfficeRow[]> {
  const query = db.selectFrom('elk_quote_offices').selectAll()
  return (ids ? query.where('notary_id', 'in', ids) : query).execute()
}

export const findOfficeRow = (db: AnyDatabase, notaryId: string): Promise<OfficeRow | undefined> =>
  db.selectFrom('elk_quote_offices').selectAll().where('notary_id', '=', notaryId).executeTakeFirst()

/** One that is there already is left as it is. */
export const addOfficeRow = (db: AnyDatabase, row: Insertable<QuoteOfficesTable>) =>
  db
    .insertInto('elk_quote_offices')
    .values(row)
    .onConflict((oc) => oc.column('notary_id').doNothing())
    .execute()

export const setOffice = (db: AnyDatabase, notaryId: string, values: Updateable<QuoteOfficesTable>) =>
  db.updateTable('elk_quote_offices').set(values).where('notary_id', '=', notaryId).execute()

/** Who comes second waits until the first has asked it. */
export const lockOffice = (db: AnyDatabase, notaryId: string) =>
  db
    .updateTable('elk_quote_offices')
    .set((eb) => ({ capacity: eb.ref('capacity') }))
    .where('notary_id', '=', notaryId)
    .execute()

/** Counts one try of the code; false when there were too many. */
export async function countTry(db: AnyDatabase, notaryId: string, most: number): Promise<boolean> {
  const counted = await db
    .updateTable('elk_quote_offices')
    .set((eb) => ({ code_tries: eb('code_tries', '+', 1) }))
    .where('notary_id', '=', notaryId)
    .where('code_tries', '<', most)
    .executeTakeFirst()
  return counted.numUpdatedRows > 0n
}
