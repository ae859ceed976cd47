/** SQL of the fees, and of clicks of people with the fee of their day. Roll-ups only, so that it stays quick however large the ledger grows. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { HitsAtFee } from './fee.ts'

/** What holds on a day, by link; links without a fee are left out. */
export async function listFees(db: AnyDatabase, ids: readonly string[], day: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('elk_link_fees as f')
    .select(['redirect_id', 'fee_cents'])
    .where('redirect_id', 'in', ids)
    .where('from_day', '=', (eb) =>
      eb
        .selectFrom('elk_link_fees as last')
        .select((max) => max.fn.max('last.from_day').as('day'))
        .whereRef('last.redirect_id', '=', 'f.redirect_id')
        .where('last.from_day', '<=', day),
    )
    .execute()
  return new Map(rows.flatMap(({ redirect_id, fee_cents }) => (fee_cents === null ? [] : [[redirect_id, fee_cents]])))
}

export async function saveFee(db: AnyDatabase, row: { redirect_id: string; from_day: string; fee_cents: number | null }): Promise<void> {
  await db
    .insertInto('elk_link_fees')
    .values(row)
    .onConflict((oc) => oc.columns(['redirect_id', 'from_day']).doUpdateSet((eb) => ({ fee_cents: eb.ref('excluded.fee_cents') })))
    .execute()
}

export interface Days {
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
}

const clicksWithFee = (db: AnyDatabase, { from, to }: Days) =>
  db
    .selectFrom('elk_redirect_days as d')
    .select((eb) => [
      'd.redirect_id',
      'd.day',
      'd.hits',
      eb
        .selectFrom('elk_link_fees as f')
        .select('f.fee_cents')
        .whereRef('f.redirect_id', '=', 'd.redirect_id')
        .whereRef('f.from_day', '<=', 'd.day')
        .orderBy('f.from_day', 'desc')
        .limit(1)
        .as('fee_cents'),
    ])
    .where('d.kind', '=', 'human')
    .where('d.day', '>=', from)
    .where('d.day', '<=', to)

const hits = sql<number>`sum(hits)`

export const sumByLinkAndFee = (db: AnyDatabase, days: Days): Promise<(HitsAtFee & { redirect_id: string })[]> =>
  db
    .selectFrom(clicksWithFee(db, days).as('c'))
    .select(['redirect_id', 'fee_cents', hits.as('hits')])
    .groupBy(['redirect_id', 'fee_cents'])
    .execute()

export const sumByDayAndFee = (db: AnyDatabase, days: Days): Promise<(HitsAtFee & { day: string })[]> =>
  db
    .selectFrom(clicksWithFee(db, days).as('c'))
    .select(['day', 'fee_cents', hits.as('hits')])
    .groupBy(['day', 'fee_cents'])
    .execute()

export const sumByFeeOf = (db: AnyDatabase, id: string, days: Days): Promise<HitsAtFee[]> =>
  db
    .selectFrom(clicksWithFee(db, days).where('d.redirect_id', '=', id).as('c'))
    .select(['fee_cents', hits.as('hits')])
    .groupBy('fee_cents')
    .execute()

/** Of deleted links the name that they had. */
export const listNames = (db: AnyDatabase, ids: readonly string[]) =>
  db.selectFrom('elk_affiliate_redirects').select(['id', 'slug', 'deleted_slug', 'title']).where('id', 'in', ids).execute()

/** More links than an owner has. */
const MOST_LINKS = 2_000

export const selectDestinations = (db: AnyDatabase) =>
  db
    .selectFrom('elk_affiliate_redirects')
    .select(['id', 'slug', 'deleted_slug', 'title', 'destination_url'])
    .where('is_sample', '=', false)
    .orderBy('id')
    .limit(MOST_LINKS)
    .execute()

export async function hasFee(db: AnyDatabase): Promise<boolean> {
  return (await db.selectFrom('elk_link_fees').select('redirect_id').where('fee_cents', 'is not', null).limit(1).executeTakeFirst()) !== undefined
}
