/** What the listing shows for an address: the notaries in order, the choices there are, and the ways on when nothing fits. */
import { digitsOf, writePostcode } from '../regions/postcode.ts'
import type { Region, RegionBook, Spot } from '../regions/region.ts'
import { sortByDistance, tellDistances, type Distances } from './distances.ts'
import { findDeed } from '../deeds/deed.ts'
import { TICKED_NAME, listingAddress, readListingQuery, type ListingQuery } from './listing-query.ts'
import { chipTexts, emptyTexts } from './notaries.nl.ts'
import { comparablePrice, filterNotaries, foldName, notaryOrders, sortNotaries, type Notary, type NotaryFilter, type NotaryOrder } from './notary.ts'

export interface ListingLink {
  label: string
  href: string
}

interface WayOn extends ListingLink {
  /** How many notaries it leads to; at least one. */
  count: number
}

interface ListingChoices {
  places: readonly string[]
  languages: readonly string[]
  /** Whole euros. */
  maxPrices: readonly number[]
  /** Out of 10; none where no notary has a rating. */
  minRatings: readonly number[]
  /** Without ratings there is no order by them. */
  orders: readonly NotaryOrder[]
}

export interface ListingView {
  query: ListingQuery
  /** All notaries of the site, before any choice. */
  total: number
  notaries: readonly Notary[]
  /** The one that was to be compared alone. */
  ticked: Notary | undefined
  choices: ListingChoices
  /** The choices made, each with the address without it. */
  chips: readonly ListingLink[]
  waysOn: readonly WayOn[]
  /** A place as typed that no region answers to. */
  unknownPlace: string | undefined
  /** The place that has nobody who fits, or the postcode: these are the nearest ones. */
  nearestTo: string | undefined
  /** The place that was chosen, where there is one to measure from. */
  origin: Spot | undefined
  /** Places that the postcode may lie in, each with the same choices. */
  around: readonly ListingLink[]
  /** From there. */
  distances: Distances
  /** A price was asked for without a deed, so it does not count. */
  needsDeed: boolean
  /** Regions that look like it, with what they lead to. */
  meant: readonly ListingLink[]
}

const PRICE_STEP = 50
const RATINGS = [8, 8.5, 9, 9.5]
const MOST_MEANT = 3
const MOST_NEAREST = 10

export function viewListing(all: readonly Notary[], search: URLSearchParams, regions?: RegionBook): ListingView {
  const asked = readListingQuery(search)
  const origin = originOf(asked, regions)
  const choices = choicesFor(all, origin)
  const query = withMeasuredOrder(withComparablePrices(withKnownLanguage(asked, choices.languages)), origin)
  const { notaries, nearestTo } = listFor(all, query, { origin, regions })
  const chips = chipsFor(query)
  const unknown = query.place !== undefined && regions !== undefined && regions.locate(query.place) === undefined && notaries.length === 0
  return {
    query,
    total: all.length,
    notaries,
    ticked: notaries.find(({ id }) => id === search.get(TICKED_NAME)),
    choices,
    chips: chips.map(({ label, without }) => ({ label, href: listingAddress(without) })),
    waysOn: notaries.length > 0 ? [] : waysOn(all, query, chips, regions),
    nearestTo,
    origin,
    around: aroundOf(query, origin),
    distances: tellDistances(notaries, origin, regions),
    needsDeed: query.deed === undefined && (asked.order === 'prijs' || asked.maxPriceCents !== undefined),
    unknownPlace: unknown ? query.place : undefined,
    meant: unknown && regions ? meantBy(query, regions) : [],
  }
}

/** The place to measure from; a province has no middle. */
function originOf({ place }: ListingQuery, regions: RegionBook | undefined): Spot | undefined {
  const spot = place === undefined ? undefined : regions?.locate(place)
  return spot && regions?.middleOf(spot) ? spot : undefined
}

const aroundOf = (query: ListingQuery, origin: Spot | undefined): ListingLink[] =>
  origin?.kind === 'postcode' ? origin.around.map(({ name }) => ({ label: name, href: listingAddress({ ...query, place: name }) })) : []

/** The nearest first looks beyond the place; and so does a place that has nobody, and a postcode. An order that was chosen orders the nearest. */
function listFor(all: readonly Notary[], query: ListingQuery, { origin, regions }: { origin: Spot | undefined; regions: RegionBook | undefined }) {
  const inPlace = sortNotaries(filterNotaries(all, query, regions), query.order, query.deed)
  const beyond = query.order === 'afstand'
  if (!origin || !regions || (inPlace.length > 0 && !beyond)) return { notaries: inPlace, nearestTo: undefined }
  const nearest = sortByDistance(filterNotaries(all, { ...query, place: undefined }, regions), origin, { regions, deed: query.deed })
  if (inPlace.length > 0) return { notaries: nearest, nearestTo: undefined }
  const order = orderOfNearest(query)
  const shown = beyond ? nearest : nearest.slice(0, MOST_NEAREST)
  return { notaries: order === 'afstand' ? shown : sortNotaries(shown, order, query.deed), nearestTo: nearest.length > 0 ? origin.name : undefined }
}

/** Of offices elsewhere the nearest fit best. */
export const orderOfNearest = ({ order }: Pick<ListingQuery, 'order'>): NotaryOrder => (order === 'passend' ? 'afstand' : order)

/** Without a place there is nothing to measure from. */
const withMeasuredOrder = (query: ListingQuery, origin: Spot | undefined): ListingQuery =>
  query.order === 'afstand' && !origin ? { ...query, order: 'passend' } : query

/** A town and a province of one name are both meant, and told apart. */
function meantBy(query: ListingQuery, regions: RegionBook): ListingLink[] {
  const names = regions.nearest(query.place ?? '', MOST_MEANT).map((region) => (region.kind === 'provincie' ? provinceName(region, regions) : region.name))
  return [...new Set(names)].map((place) => ({ label: place, href: listingAddress({ ...query, place }) }))
}

/** A language that nobody speaks is an address that somebody mistyped. */
function withKnownLanguage(query: ListingQuery, languages: readonly string[]): ListingQuery {
  return { ...query, language: languages.find((language) => foldName(language) === foldName(query.language ?? '')) }
}

/** Prices of different deeds are not compared, by order or by limit. */
const withComparablePrices = (query: ListingQuery): ListingQuery =>
  query.deed === undefined ? { ...query, maxPriceCents: undefined, order: query.order === 'prijs' ? 'passend' : query.order } : query

const sorted = (names: readonly string[]): string[] => [...new Set(names)].toSorted((a, b) => a.localeCompare(b, 'nl'))

function choicesFor(all: readonly Notary[], origin: Spot | undefined): ListingChoices {
  const euros = all.flatMap((notary) => notary.prices.map((price) => price.amountCents / 100))
  const from = Math.ceil(Math.min(...euros) / PRICE_STEP) * PRICE_STEP
  const steps = euros.length === 0 ? 0 : Math.min(20, Math.max(1, Math.ceil((Math.max(...euros) - from) / PRICE_STEP)))
  return {
    places: sorted(all.map((notary) => notary.location)),
    languages: sorted(all.flatMap((notary) => notary.languages)),
    maxPrices: Array.from({ length: steps }, (_, step) => from + step * PRICE_STEP),
    minRatings: RATINGS.filter((rating) => all.some((notary) => (notary.rating ?? 0) >= rating)),
    orders: notaryOrders.filter((order) => (order !== 'beoordeling' || isRated(all)) && (order !== 'afstand' || origin !== undefined)),
  }
}

interface Chip {
  label: string
  without: ListingQuery
}

function chipsFor(query: ListingQuery): Chip[] {
  const { place, deed, language, maxPriceCents, minRating } = query
  const labels: [keyof NotaryFilter, string | undefined][] = [
    ['place', place && (digitsOf(place) === undefined ? place : writePostcode(place))],
    ['deed', deed && findDeed(deed)?.label],
    ['language', language],
    ['maxPriceCents', maxPriceCents === undefined ? undefined : chipTexts.maxPrice(maxPriceCents / 100)],
    ['minRating', minRating === undefined ? undefined : chipTexts.minRating(minRating)],
  ]
  return labels.flatMap(([key, label]) => (label === undefined ? [] : [{ label, without: { ...query, [key]: undefined } }]))
}

/** The province first, then each choice left out, whatever finds most first. Only ways that lead to somebody. */
function waysOn(all: readonly Notary[], query: ListingQuery, chips: readonly Chip[], regions: RegionBook | undefined): WayOn[] {
  const region = query.place === undefined ? undefined : regions?.find(query.place)
  const way = (label: string, to: ListingQuery): WayOn => ({
    label,
    href: listingAddress(to),
    count: listFor(all, to, { origin: originOf(to, regions), regions }).notaries.length,
  })
  const around = region && region.kind !== 'provincie' ? [way(emptyTexts.around(region.province), { ...query, place: provinceName(region, regions) })] : []
  const fewer = chips.length < 2 ? [] : chips.map(({ label, without }) => way(emptyTexts.without(label), without)).toSorted((a, b) => b.count - a.count)
  return [...around, ...fewer, way(emptyTexts.all, { order: query.order })].filter(({ count }) => count > 0)
}

/** 'Utrecht' alone would mean the town again. */
function provinceName({ province }: Region, regions: RegionBook | undefined): string {
  return regions?.find(province)?.kind === 'provincie' ? province : `provincie ${province}`
}

/** Whether any notary has a rating that the order can look at. */
export const isRated = (notaries: readonly Notary[]): boolean => notaries.some((notary) => notary.rating !== undefined)

/** The cheapest notary's price for the deed with everything in it, in cents. */
export const lowestPrice = (notaries: readonly Notary[], deed: string): number | undefined =>
  notaries
    .map((notary) => comparablePrice(notary, deed))
    .filter((cents) => cents !== undefined)
    .toSorted((a, b) => a - b)[0]
