/** SQL of what a request costs an office, by month. */
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
