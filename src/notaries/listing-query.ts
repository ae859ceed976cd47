/** The choices of a visitor in the address of the listing: read forgivingly, written briefly. */
import { z } from 'zod'
import { amountField, trimmedField } from '../platform/request-fields.ts'
import { findDeed } from '../deeds/deed.ts'
import { notaryOrders, type NotaryFilter, type NotaryOrder } from './notary.ts'
import { LISTING_PATH } from './office-address.ts'

export interface ListingQuery extends NotaryFilter {
  order: NotaryOrder
}

const DEFAULT_ORDER: NotaryOrder = 'passend'

const number = (min: number, max: number) =>
  z.preprocess((text) => (typeof text === 'string' ? Number(text.replace(',', '.')) : text), amountField.min(min).max(max))

const text = trimmedField(60).min(1)

/** What cannot be read counts as not chosen. */
const querySchema = z.object({
  plaats: text.optional().catch(undefined),
  akte: text
    .refine((slug) => findDeed(slug) !== undefined)
    .optional()
    .catch(undefined),
  taal: text.optional().catch(undefined),
  prijs: number(1, 100_000).optional().catch(undefined),
  beoordeling: number(1, 10).optional().catch(undefined),
  sorteer: z.enum(notaryOrders).catch(DEFAULT_ORDER),
})

/** Of the boxes beside the offices: whom to compare. */
export const TICKED_NAME = 'n'

export const listingNames: readonly string[] = Object.keys(querySchema.shape)

export function readListingQuery(search: URLSearchParams): ListingQuery {
  const given = querySchema.parse(Object.fromEntries(search))
  return {
    place: given.plaats,
    deed: given.akte,
    language: given.taal,
    maxPriceCents: given.prijs === undefined ? undefined : Math.round(given.prijs) * 100,
    minRating: given.beoordeling,
    order: given.sorteer,
  }
}

/** The choices as names and values of the form's fields; what is not chosen is left out. */
export function listingFields(query: ListingQuery): [name: string, value: string][] {
  const { place, deed, language, maxPriceCents, minRating, order } = query
  const fields: [string, string | undefined][] = [
    ['plaats', place],
    ['akte', deed],
    ['taal', language],
    ['prijs', maxPriceCents === undefined ? undefined : String(maxPriceCents / 100)],
    ['beoordeling', minRating === undefined ? undefined : String(minRating)],
    ['sorteer', order === DEFAULT_ORDER ? undefined : order],
  ]
  return fields.filter((field): field is [string, string] => field[1] !== undefined)
}

/** '/notaries', or with the choices behind it. `ticked` is the id of the office that another one is compared with. */
export function listingAddress(query: ListingQuery, ticked?: string): string {
  const fields = listingFields(query)
  const search = new URLSearchParams(ticked === undefined ? fields : [...fields, [TICKED_NAME, ticked]]).toString()
  return search === '' ? LISTING_PATH : `${LISTING_PATH}?${search}`
}

/** A browser sends every field of a form, also the ones left alone; such an address is moved to the short one. */
export function hasIdleFields(search: URLSearchParams): boolean {
  return listingNames.some((name) => search.get(name) === '') || search.get('sorteer') === DEFAULT_ORDER
}
