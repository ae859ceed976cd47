/** The owner opens one notary, also one that visitors do not see. */
import { requireReader } from '../audit/require-role.ts'
import { listNotaryRatings, type NotaryRating } from '../reviews/list-notary-ratings.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findNotaryRow, selectPricesOf } from './notary-edit.queries.ts'
import { toStoredNotary, type StoredNotary } from './stored-notary.ts'

/** Throws `not_found`. */
export async function readStoredNotary(db: AnyDatabase, id: string): Promise<StoredNotary & { listedAt: string | null }> {
  const row = await findNotaryRow(db, id)
  if (!row) throw new AppError('not_found')
  return { ...toStoredNotary(row, await selectPricesOf(db, id)), listedAt: row.listed_at }
}

/** With the rating that its reviews give it. Throws `not_found`. */
export async function openNotary(context: Context, id: string): Promise<StoredNotary & NotaryRating> {
  requireReader(context)
  const { listedAt: _listedAt, ...notary } = await readStoredNotary(context.db, id)
  const rated = (await listNotaryRatings(context)).get(id)
  return { ...notary, rating: rated?.rating, reviewCount: rated?.reviewCount ?? 0, sources: rated?.sources ?? [], day: rated?.day }
}
