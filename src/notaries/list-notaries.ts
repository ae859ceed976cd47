/** The notaries of the site with the prices that hold today. */
import { z } from 'zod'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listNotaryRatings, type NotaryRating } from '../reviews/list-notary-ratings.ts'
import { listActiveNotaries, listPrices, type NotaryPriceRow, type NotaryRow } from './notaries.queries.ts'
import { isCurrentPrice, type Notary, type NotaryPrice } from './notary.ts'
import { isRelation } from './relation.ts'

export const storedList = z.array(z.string())

/**
 * By name. With `demo` the samples are among them, otherwise never.
 * A sample has its invented rating; every other rating is the mean of placed reviews with a source, from three on.
 */
export async function listNotaries(context: Pick<Context, 'db' | 'clock'>, { demo }: { demo: boolean }): Promise<Notary[]> {
  const [rows, priceRows, ratings] = await Promise.all([listActiveNotaries(context.db, demo), listPrices(context.db, demo), listNotaryRatings(context)])
  const day = dutchDay(context.clock)
  const prices = Map.groupBy(priceRows.map(toPrice), (price) => price.notaryId)
  return rows.map((row) =>
    toNotary(
      row,
      row.is_sample ? { rating: row.rating ?? undefined, reviewCount: row.review_count } : ratings.get(row.id),
      (prices.get(row.id) ?? []).filter((price) => isCurrentPrice(price, day)),
    ),
  )
}

function toPrice(row: NotaryPriceRow): NotaryPrice & { notaryId: string } {
  return { notaryId: row.notary_id, deed: row.deed, amountCents: row.amount_cents, includes: row.includes, asOf: row.as_of }
}

function toNotary(row: NotaryRow, rated: NotaryRating | undefined, prices: readonly NotaryPrice[]): Notary {
  return {
    id: row.id,
    name: row.name,
    rating: rated?.rating,
    reviewCount: rated?.reviewCount ?? 0,
    location: row.location,
    languages: storedList.parse(JSON.parse(row.languages)),
    specializations: storedList.parse(JSON.parse(row.specializations)),
    features: storedList.parse(JSON.parse(row.features)),
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    website: row.website ?? undefined,
    relation: isRelation(row.relation) ? row.relation : 'geen',
    isSample: row.is_sample,
    prices,
  }
}

/** Undefined for a notary that the site does not show. */
export async function findNotary(context: Pick<Context, 'db' | 'clock'>, { id, demo }: { id: string; demo: boolean }): Promise<Notary | undefined> {
  return (await listNotaries(context, { demo })).find((notary) => notary.id === id)
}
