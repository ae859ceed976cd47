/** What visitors compare: notaries with a price per deed, and the rules that choose and order them. */
import { DAY_MS } from '../platform/days.ts'
import { foldLetters } from '../platform/fold-letters.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import { findDeed } from '../deeds/deed.ts'
import type { PriceParts } from '../deeds/price-parts.ts'
import type { Relation } from './relation.ts'
import type { Origin } from './sourced.ts'

export interface NotaryPrice {
  /** Slug of a deed, see `deed.ts`. */
  deed: string
  /** Of the parts that were given, where they are known; otherwise including btw. See `priceTerms`. */
  amountCents: number
  /** What the price covers, in Dutch. */
  includes: string
  /** YYYY-MM-DD, the day the price was given. */
  asOf: string
  /** Nothing comes on top of it: no register, no Kadaster, no fund. Only such prices are compared. */
  allIn: boolean
  /** What the amount is made of, in the order of `pricePartKeys`; empty for a total of which the parts are not known. */
  parts: PriceParts
}

export interface Notary {
  id: string
  name: string
  /** Of its page, see `office-address.ts`. */
  slug: string
  /** Out of 10; undefined where there are no reviews to take it from. */
  rating: number | undefined
  reviewCount: number
  /** Where the reviews were collected; none of a sample. */
  reviewSources: readonly string[]
  /** YYYY-MM-DD, of the newest of them; none of a sample. */
  ratedOn: string | undefined
  /** Name of the place, as in the `RegionBook`. */
  location: string
  languages: readonly string[]
  specializations: readonly string[]
  features: readonly string[]
  phone: string | undefined
  email: string | undefined
  /** A message that a visitor sends here reaches the office. */
  takesMessages: boolean
  /** https address of the office. */
  website: string | undefined
  /** Its page in the public register of notaries, and the day (YYYY-MM-DD) on which it was seen there. */
  register: { url: string; day: string } | undefined
  /** Where its facts were read. */
  source: Origin | undefined
  /** What visitors are told about money between the office and us; see `Rankable`. */
  relation: Relation
  /** Invented for the demo; never shown on a live site. */
  isSample: boolean
  /** The prices that still hold, cheapest first; of an office that exists only those with a source and a day. */
  prices: readonly NotaryPrice[]
}

export interface NotaryFilter {
  /** As typed: a place, municipality or province. */
  place?: string | undefined
  /** Slug of a deed. */
  deed?: string | undefined
  language?: string | undefined
  /** With everything in it; of the deed. */
  maxPriceCents?: number | undefined
  /** Out of 10. */
  minRating?: number | undefined
}

export const notaryOrders = ['passend', 'prijs', 'beoordeling', 'naam', 'afstand'] as const
export type NotaryOrder = (typeof notaryOrders)[number]

/**
 * All that the order may look at. What a partner pays is no part of it, here or anywhere in a `Notary`;
 * that there is an agreement is told to visitors, and cannot reach the order.
 */
export type Rankable = Pick<Notary, 'name' | 'rating' | 'specializations' | 'prices'>

type Places = Pick<RegionBook, 'find' | 'contains'>

/** A price is shown as current for a year. */
export const PRICE_VALID_DAYS = 365

/** Lower case, without accents, hyphens and double spaces. */
export const foldName = (text: string): string =>
  foldLetters(text)
    .replace(/[-\s]+/g, ' ')
    .trim()

/** `day` is YYYY-MM-DD. */
export function isCurrentPrice({ asOf }: Pick<NotaryPrice, 'asOf'>, day: string): boolean {
  return Date.parse(day) - Date.parse(asOf) <= PRICE_VALID_DAYS * DAY_MS
}

/** The price of the deed, or the lowest of all when none is chosen; undefined when the notary gave none. */
export const priceFor = ({ prices }: Pick<Notary, 'prices'>, deed: string | undefined): NotaryPrice | undefined =>
  prices.find((price) => deed === undefined || price.deed === deed)

/** The price of the deed as it may be held against another: with everything in it. */
export const comparablePrice = (notary: Pick<Notary, 'prices'>, deed: string): number | undefined => {
  const price = priceFor(notary, deed)
  return price?.allIn ? price.amountCents : undefined
}

const isSpecialist = ({ specializations }: Pick<Notary, 'specializations'>, deed: string): boolean => {
  const label = foldName(findDeed(deed)?.label ?? deed)
  return specializations.some((specialization) => foldName(specialization) === label)
}

/** The notaries that meet every choice, in the order given. Without a region book places are compared by name. */
export function filterNotaries<T extends Notary>(notaries: readonly T[], filter: NotaryFilter, regions?: Places): T[] {
  const region = filter.place === undefined ? undefined : regions?.find(filter.place)
  return notaries.filter((notary) => {
    const price = priceFor(notary, filter.deed)
    return (
      (filter.place === undefined || isIn(notary.location, filter.place, region, regions)) &&
      (filter.deed === undefined || price !== undefined || isSpecialist(notary, filter.deed)) &&
      (filter.language === undefined || notary.languages.some((language) => foldName(language) === foldName(filter.language ?? ''))) &&
      (filter.deed === undefined || filter.maxPriceCents === undefined || (comparablePrice(notary, filter.deed) ?? Infinity) <= filter.maxPriceCents) &&
      (filter.minRating === undefined || (notary.rating !== undefined && notary.rating >= filter.minRating))
    )
  })
}

/** Whether a location lies in a place, municipality or province as somebody typed it. */
export const isInPlace = (location: string, place: string, regions: Places): boolean => isIn(location, place, regions.find(place), regions)

function isIn(location: string, place: string, region: Region | undefined, regions: Places | undefined): boolean {
  return region && regions ? regions.contains(region, location) : foldName(location) === foldName(place)
}

type Compare = (a: Rankable, b: Rankable) => number

const byName: Compare = (a, b) => a.name.localeCompare(b.name, 'nl')
const byRating: Compare = (a, b) => (b.rating ?? -1) - (a.rating ?? -1)
const priceOrLast = (one: Rankable, deed: string): number => comparablePrice(one, deed) ?? Number.MAX_SAFE_INTEGER

/** Prices of different deeds say nothing of each other, nor do prices that more comes on top of. */
const byPrice =
  (deed: string | undefined): Compare =>
  (a, b) =>
    deed === undefined ? 0 : priceOrLast(a, deed) - priceOrLast(b, deed)

/** First who gives a price for the deed, then who names it as a specialism. */
const byFit =
  (deed: string | undefined): Compare =>
  (a, b) => {
    if (deed === undefined) return 0
    const fit = (one: Rankable) => (priceFor(one, deed) ? 2 : 0) + (isSpecialist(one, deed) ? 1 : 0)
    return fit(b) - fit(a)
  }

const WHOLE_EARTH_KM = 20_037

/** Best fitting: price for the deed and specialism, then rating, then price for the deed, then name. Without a deed no price counts, without `kmOf` no distance. The sentences at the list say the same. */
export function sortNotaries<T extends Rankable>(notaries: readonly T[], order: NotaryOrder, deed?: string, kmOf?: (notary: T) => number | undefined): T[] {
  const km = new Map<Rankable, number>(kmOf && order === 'afstand' ? notaries.map((notary) => [notary, kmOf(notary) ?? WHOLE_EARTH_KM]) : [])
  const byDistance: Compare = (a, b) => (km.get(a) ?? 0) - (km.get(b) ?? 0)
  const steps: Record<NotaryOrder, Compare[]> = {
    passend: [byFit(deed), byRating, byPrice(deed), byName],
    prijs: [byPrice(deed), byRating, byName],
    beoordeling: [byRating, byPrice(deed), byName],
    naam: [byName],
    afstand: [byDistance, byFit(deed), byRating, byPrice(deed), byName],
  }
  return notaries.toSorted((a, b) => steps[order].map((compare) => compare(a, b)).find((verdict) => verdict !== 0) ?? 0)
}
