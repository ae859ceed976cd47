/** The notaries of the site with the prices that hold today. */
import { z } from 'zod'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { listNotaryRatings, type NotaryRating } from '../reviews/list-notary-ratings.ts'
import { listActiveNotaries, listPrices, type NotaryPriceRow, type NotaryRow } from './notaries.queries.ts'
import { isCurrentPrice, type Notary, type NotaryPrice } from './notary.ts'
import { partsOfRow } from './price-columns.ts'
import { isRelation } from './relation.ts'
import { isSourced, originOf, sourcedPrices } from './sourced.ts'

export interface ListedFor {
  demo: boolean
  /** Mail can go to the offices. Absent: it is not asked. */
  sendsMail?: boolean
}

export const storedList = z.array(z.string())

/**
 * By name. With `demo` the samples are among them, otherwise never.
 * In demo a message goes to the owner, as an example; in live it goes to the office, or cannot be sent.
 * A sample has its invented rating; every other rating is the mean of placed reviews with a source, from three on.
 * Of an office that exists nothing is told without where it was read and on which day.
 */
export const listNotaries = (context: Pick<Context, 'db' | 'clock'>, listed: ListedFor): Promise<Notary[]> => readNotaries(context, listed)

async function readNotaries(context: Pick<Context, 'db' | 'clock'>, { demo, sendsMail = false }: ListedFor, id?: string): Promise<Notary[]> {
  const wanted = { withSamples: demo, id }
  const [rows, priceRows, ratings] = await Promise.all([listActiveNotaries(context.db, wanted), listPrices(context.db, wanted), listNotaryRatings(context, id)])
  const day = dutchDay(context.clock)
  const prices = Map.groupBy(priceRows.map(toPrice), (price) => price.notaryId)
  return rows.map((row) => ({
    ...toNotary(
      row,
      row.is_sample ? { rating: row.rating ?? undefined, reviewCount: row.review_count, sources: [], day: undefined } : ratings.get(row.id),
      (prices.get(row.id) ?? []).filter((price) => isCurrentPrice(price, day)),
    ),
    takesMessages: demo || (sendsMail && row.email !== null && row.email !== ''),
  }))
}

function toPrice(row: NotaryPriceRow): NotaryPrice & { notaryId: string } {
  return {
    notaryId: row.notary_id,
    deed: row.deed,
    amountCents: row.amount_cents,
    includes: row.includes,
    asOf: row.as_of,
    allIn: row.all_in,
    parts: partsOfRow(row),
  }
}

function toNotary(row: NotaryRow, rated: NotaryRating | undefined, prices: readonly NotaryPrice[]): Omit<Notary, 'takesMessages'> {
  const source = originOf(row.source, row.source_day)
  const register = originOf(row.register_url, row.register_day)
  const isRated = row.is_sample || isSourced({ text: rated?.sources[0], day: rated?.day })
  return {
    id: row.id,
    name: row.name,
    slug: row.slug ?? row.id,
    rating: isRated ? rated?.rating : undefined,
    ratedOn: rated?.day,
    reviewCount: rated?.reviewCount ?? 0,
    reviewSources: rated?.sources ?? [],
    location: row.location,
    languages: storedList.parse(JSON.parse(row.languages)),
    specializations: storedList.parse(JSON.parse(row.specializations)),
    features: storedList.parse(JSON.parse(row.features)),
    phone: row.phone ?? undefined,
    email: row.email ?? undefined,
    website: row.website ?? undefined,
    register: register && { url: register.text, day: register.day },
    source,
    relation: isRelation(row.relation) ? row.relation : 'geen',
    isSample: row.is_sample,
    prices: row.is_sample ? prices : sourcedPrices(prices, source),
  }
}

/** Undefined for a notary that the site does not show. */
export async function findNotary(context: Pick<Context, 'db' | 'clock'>, { id, ...listed }: ListedFor & { id: string }): Promise<Notary | undefined> {
  return (await readNotaries(context, listed, id))[0]
}
