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

/** Of a row that is the transaction's own. */
export async function updateNotary(db: AnyDatabase, id: string, change: Omit<Updateable<NotariesTable>, 'id' | 'version'>): Promise<void> {
  await db.updateTable('elk_notaries').set(change).where('id', '=', id).execute()
}

/** Counts the version up; false when it is another by now, or the office was deleted. The row is the transaction's from then on. */
export async function claimVersion(db: AnyDatabase, { id, version }: { id: string; version: number }): Promise<boolean> {
  const claimed = db.updateTable('elk_notaries').set((eb) => ({ version: eb('version', '+', 1) }))
  const { numUpdatedRows } = await claimed.where('id', '=', id).where('version', '=', version).where('deleted_at', 'is', null).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

type Price = Omit<Insertable<NotaryPriceRow>, 'notary_id'>

export async function replacePrices(db: AnyDatabase, notaryId: string, prices: readonly Price[]): Promise<void> {
  await db.deleteFrom('elk_notary_prices').where('notary_id', '=', notaryId).execute()
  for (const price of prices) await insertPrice(db, { ...price, notary_id: notaryId })
}
