/** SQL of what a request costs an office, and advertisement one office, by month. */
import type { AnyDatabase } from '../database/database.ts'

/** In cents, as it holds in a month (YYYY-MM); null when none does. */
export async function findFee(db: AnyDatabase, month: string): Promise<number | null> {
  const row = await db
    .selectFrom('elk_quote_fees')
    .select('fee_cents')
    .where('from_month', '<=', month)
    .orderBy('from_month', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.fee_cents ?? null
}

export async function saveFee(db: AnyDatabase, row: { from_month: string; fee_cents: number | null }): Promise<void> {
  await db
    .insertInto('elk_quote_fees')
    .values(row)
    .onConflict((oc) => oc.column('from_month').doUpdateSet((eb) => ({ fee_cents: eb.ref('excluded.fee_cents') })))
    .execute()
}

/** One that began to hold in that very month is left as it is. */
export async function keepFee(db: AnyDatabase, row: { from_month: string; fee_cents: number | null }): Promise<void> {
  await db
    .insertInto('elk_quote_fees')
    .values(row)
    .onConflict((oc) => oc.column('from_month').doNothing())
    .execute()
}

interface OfficeFee {
  notary_id: string
  /** YYYY-MM */
  from_month: string
  fee_cents: number | null
}

/** In cents, as they hold in a month (YYYY-MM), by office; those without are left out. */
export async function listOfficeFees(db: AnyDatabase, month: string): Promise<Map<string, number>> {
  const rows = await db.selectFrom('elk_office_fees').select(['notary_id', 'fee_cents']).where('from_month', '<=', month).orderBy('from_month').execute()
  const last = new Map(rows.map(({ notary_id: id, fee_cents: cents }) => [id, cents]))
  return new Map([...last].flatMap(([id, cents]) => (cents === null ? [] : [[id, cents]])))
}

/** Likewise of one office; null when none does. */
export const findOfficeFee = async (db: AnyDatabase, notaryId: string, month: string): Promise<number | null> =>
  (await listOfficeFees(db, month)).get(notaryId) ?? null

export async function saveOfficeFee(db: AnyDatabase, row: OfficeFee): Promise<void> {
  await db
    .insertInto('elk_office_fees')
    .values(row)
    .onConflict((oc) => oc.columns(['notary_id', 'from_month']).doUpdateSet((eb) => ({ fee_cents: eb.ref('excluded.fee_cents') })))
    .execute()
}

/** One that began to hold in that very month is left as it is. */
export async function keepOfficeFee(db: AnyDatabase, row: OfficeFee): Promise<void> {
  await db
    .insertInto('elk_office_fees')
    .values(row)
    .onConflict((oc) => oc.columns(['notary_id', 'from_month']).doNothing())
    .execute()
}
