/** SQL of the notaries as the owner edits them. */
import type { Insertable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { NotariesTable } from '../database/schema.ts'
import { insertPrice, type NotaryPriceRow, type NotaryRow } from './notaries.queries.ts'

/** A site for a country has some thousands of notaries at the most. */
const MOST = 2_000

/** Also those that visitors do not see; `deleted`: only those that were deleted. */
export const selectAllNotaries = (db: AnyDatabase, deleted: boolean): Promise<NotaryRow[]> =>
  db
    .selectFrom('elk_notaries')
    .selectAll()
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MOST)
    .execute()

export const selectAllPrices = (db: AnyDatabase): Promise<NotaryPriceRow[]> =>
  db
    .selectFrom('elk_notary_prices')
    .selectAll()
    .orderBy('amount_cents')
    .orderBy('id')
    .limit(MOST * 12)
    .execute()

export const findNotaryRow = (db: AnyDatabase, id: string): Promise<NotaryRow | undefined> =>
  db.selectFrom('elk_notaries').selectAll().where('id', '=', id).executeTakeFirst()

export const selectPricesOf = (db: AnyDatabase, notaryId: string): Promise<NotaryPriceRow[]> =>
  db.selectFrom('elk_notary_prices').selectAll().where('notary_id', '=', notaryId).orderBy('amount_cents').orderBy('deed').execute()

type Change = Omit<Updateable<NotariesTable>, 'id' | 'version'>

/** False when the row is not at this version any more. */
export async function changeNotary(db: AnyDatabase, { id, version }: { id: string; version: number }, change: Change): Promise<boolean> {
  const result = await db
    .updateTable('elk_notaries')
    .set({ ...change, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

type Price = Omit<Insertable<NotaryPriceRow>, 'notary_id'>

export async function replacePrices(db: AnyDatabase, notaryId: string, prices: readonly Price[]): Promise<void> {
  await db.deleteFrom('elk_notary_prices').where('notary_id', '=', notaryId).execute()
  for (const price of prices) await insertPrice(db, { ...price, notary_id: notaryId })
}

export async function listDeletedBefore(db: AnyDatabase, before: string): Promise<string[]> {
  const rows = await db.selectFrom('elk_notaries').select('id').where('deleted_at', '<', before).orderBy('id').limit(MOST).execute()
  return rows.map(({ id }) => id)
}

/** Its prices go with it; messages and reviews about it stay, without it. False when it was brought back meanwhile. */
export async function eraseNotaryRow(db: AnyDatabase, id: string, before: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_notaries').where('id', '=', id).where('deleted_at', '<', before).executeTakeFirst()
  return result.numDeletedRows === 1n
}
