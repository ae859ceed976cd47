/** SQL of the notaries room. */
import { sql, type Insertable, type Selectable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import { containing, folded } from '../database/folded.ts'
import type { NotaryPricesTable } from '../database/notary-tables.ts'
import type { NotariesTable } from '../database/schema.ts'
import { foldLetters } from '../platform/fold-letters.ts'

export type NotaryRow = Selectable<NotariesTable>
export type NotaryPriceRow = Selectable<NotaryPricesTable>

/** A site for a country has some thousands of notaries at the most; a list of more is cut off here. */
const MAX_NOTARIES = 2_000

interface Wanted {
  withSamples: boolean
  /** This one alone. */
  id?: string | undefined
}

/** By name. Samples only when asked for. */
export function listActiveNotaries(db: AnyDatabase, { withSamples, id }: Wanted): Promise<NotaryRow[]> {
  let query = db.selectFrom('elk_notaries').selectAll().where('is_active', '=', true).where('deleted_at', 'is', null)
  if (id !== undefined) query = query.where('id', '=', id)
  if (!withSamples) query = query.where('is_sample', '=', false)
  return query.orderBy('name').orderBy('id').limit(MAX_NOTARIES).execute()
}

/** Cheapest first. */
export function listPrices(db: AnyDatabase, { withSamples, id }: Wanted): Promise<NotaryPriceRow[]> {
  let query = db
    .selectFrom('elk_notary_prices')
    .innerJoin('elk_notaries', 'elk_notaries.id', 'elk_notary_prices.notary_id')
    .selectAll('elk_notary_prices')
    .where('elk_notaries.is_active', '=', true)
    .where('elk_notaries.deleted_at', 'is', null)
  if (id !== undefined) query = query.where('elk_notary_prices.notary_id', '=', id)
  if (!withSamples) query = query.where('elk_notaries.is_sample', '=', false)
  return query
    .orderBy('elk_notary_prices.amount_cents')
    .orderBy('elk_notary_prices.deed')
    .limit(MAX_NOTARIES * 12)
    .execute()
}

export async function insertNotary(db: AnyDatabase, row: Insertable<NotariesTable>): Promise<void> {
  await db.insertInto('elk_notaries').values(row).execute()
}

export async function insertPrice(db: AnyDatabase, row: Insertable<NotaryPricesTable>): Promise<void> {
  await db.insertInto('elk_notary_prices').values(row).execute()
}

interface OfficePage {
  demo: boolean
  search?: string | undefined
  after?: string | undefined
  limit: number
}

/** By name, after the given one when set. */
export function selectOfficePage({ db, dialect }: { db: AnyDatabase; dialect: DialectName }, { demo, search, after, limit }: OfficePage) {
  let query = db.selectFrom('elk_notaries').select(['id', 'name', 'location', 'email', 'relation', 'is_sample'])
  query = query.where('is_active', '=', true).where('deleted_at', 'is', null)
  if (!demo) query = query.where('is_sample', '=', false)
  if (search) {
    const pattern = containing(foldLetters(search))
    query = query.where((eb) => eb.or(['name', 'location'].map((column) => sql<boolean>`${folded(dialect, column)} like ${pattern} escape '\\'`)))
  }
  if (after) query = query.where(sql<boolean>`(name, id) > (select name, id from elk_notaries where id = ${after})`)
  return query.orderBy('name').orderBy('id').limit(limit).execute()
}
