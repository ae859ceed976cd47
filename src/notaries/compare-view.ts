/** Two or three notaries side by side, and what to say when it are fewer or more. */
import { deeds } from '../deeds/deed.ts'
import { quoteAddress } from '../deeds/quote-address.ts'
import { TICKED_NAME, listingAddress, listingNames, readListingQuery } from './listing-query.ts'
import { lowestPrice } from './listing-view.ts'
import type { Notary, NotaryPrice } from './notary.ts'

export const COMPARE_PATH = '/notaries/vergelijken'
/** What the page reads from its address: the notaries, and the choices made in the list. */
export const compareNames: readonly string[] = [TICKED_NAME, ...listingNames]
const MOST_COMPARED = 3
/** As many as a person still looks through. */
const MOST_CANDIDATES = 50

interface PriceRow {
  deed: string
  /** One for each notary, in their order. */
  prices: readonly (NotaryPrice | undefined)[]
  /** In cents, when one notary alone is cheapest among two or more that have everything in their price. */
  lowest: number | undefined
  /** What the visitor compares for: its parts stand open. */
  isOpen: boolean
}

export interface CompareView {
  state: 'side-by-side' | 'too-few' | 'too-many'
  /** In the order in which they were named. */
  chosen: readonly Notary[]
  /** To choose from, when nothing can be compared yet. */
  candidates: readonly Notary[]
  /** The deed that was chosen first, then in the order of the deeds. */
  priceRows: readonly PriceRow[]
  /** When one notary alone has it. */
  highestRating: number | undefined
  /** The list with the choices the visitor had made there. */
  back: string
  /** The request for quotes, with the choices the visitor had made. */
  quotes: string
  /** One alone cannot be compared: the list, where it stays ticked. */
  another: string | undefined
}

/** Unknown ids and repeats are left out. */
export function viewComparison(all: readonly Notary[], search: URLSearchParams): CompareView {
  const chosen = [...new Set(search.getAll(TICKED_NAME))].flatMap((id) => all.find((notary) => notary.id === id) ?? [])
  const state = chosen.length > MOST_COMPARED ? 'too-many' : chosen.length < 2 ? 'too-few' : 'side-by-side'
  const query = readListingQuery(search)
  const rest = all.filter((notary) => !chosen.includes(notary))
  return {
    state,
    chosen,
    candidates: state === 'side-by-side' ? [] : state === 'too-many' ? chosen : [...chosen, ...rest].slice(0, MOST_CANDIDATES),
    priceRows: state === 'side-by-side' ? priceRowsOf(chosen, query.deed) : [],
    highestRating: onlyHighest(chosen.map((notary) => notary.rating)),
    back: listingAddress(query),
    quotes: quoteAddress({ deed: query.deed, place: query.place, language: query.language }),
    another: chosen[0] && chosen.length === 1 ? listingAddress(query, chosen[0].id) : undefined,
  }
}

function priceRowsOf(chosen: readonly Notary[], wanted: string | undefined): PriceRow[] {
  const rows = deeds
    .map(({ slug }) => ({ deed: slug, prices: chosen.map((notary) => notary.prices.find((price) => price.deed === slug)) }))
    .filter(({ prices }) => prices.some(Boolean))
  const open = rows.find(({ deed }) => deed === wanted) ?? rows[0]
  const inOrder = rows.toSorted((a, b) => Number(b.deed === wanted) - Number(a.deed === wanted))
  return inOrder.map((row) => ({ ...row, lowest: onlyLowest(chosen, row.deed, row.prices), isOpen: row === open }))
}

function onlyLowest(chosen: readonly Notary[], deed: string, prices: readonly (NotaryPrice | undefined)[]): number | undefined {
  const lowest = lowestPrice(chosen, deed)
  const given = prices.filter((price) => price?.allIn)
  return given.length > 1 && given.filter((price) => price?.amountCents === lowest).length === 1 ? lowest : undefined
}

function onlyHighest(ratings: readonly (number | undefined)[]): number | undefined {
  const given = ratings.filter((rating) => rating !== undefined)
  const highest = Math.max(...given)
  return given.length > 1 && given.filter((rating) => rating === highest).length === 1 ? highest : undefined
}
