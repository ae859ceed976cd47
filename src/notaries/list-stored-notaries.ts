/** The owner's list of notaries: searched, filtered and page by page. */
import { requireReader } from '../audit/require-role.ts'
import { dutchDay } from '../platform/clock.ts'
import { addDays } from '../platform/days.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'
import type { NotaryState } from './notary-draft.ts'
import { selectAllNotaries, selectAllPrices } from './notary-edit.queries.ts'
import { foldName, isCurrentPrice, isInPlace } from './notary.ts'
import { toStoredNotary, type StoredNotary } from './stored-notary.ts'

export interface NotarySearch {
  /** In the name, the place, the mail address or a specialisation. */
  search?: string | undefined
  state?: NotaryState | 'verwijderd' | undefined
  /** A place, municipality or province. */
  place?: string | undefined
  /** Label of a deed. */
  specialization?: string | undefined
  /** Id of the last one of the page before. */
  after?: string | undefined
  limit: number
}

interface NotaryLine extends StoredNotary {
  /** Of the prices that visitors see. */
  lowestCents: number | undefined
  /** Prices that are too old to be shown. */
  stalePrices: number
  /** Nobody looked it up in the register of notaries, or too long ago. */
  isUnseen: boolean
}

export interface NotaryPage {
  notaries: NotaryLine[]
  /** Id to go on after; null at the end. */
  next: string | null
  /** That answer to the search, over all pages. */
  found: number
}

/** Who is a notary changes by suspension and leave; the register is looked at once in so many days. */
const REGISTER_SEEN_DAYS = 92

type Wanted = Omit<NotarySearch, 'after' | 'limit'>

/** All that answer to the search, by name. */
export async function findStoredNotaries(
  { db }: Pick<TransactionContext, 'db'>,
  wanted: Wanted,
  places: Pick<RegionBook, 'find' | 'contains'>,
): Promise<StoredNotary[]> {
  const [rows, priceRows] = [await selectAllNotaries(db, wanted.state === 'verwijderd'), await selectAllPrices(db)]
  const prices = Map.groupBy(priceRows, (price) => price.notary_id)
  return rows
    .map((row) => toStoredNotary(row, prices.get(row.id) ?? []))
    .filter((notary) => answersTo(notary, wanted, places))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || (a.id < b.id ? -1 : 1))
}

/** By name. `places` tells what lies in a province. */
export async function listStoredNotaries(context: Context, wanted: NotarySearch, places: Pick<RegionBook, 'find' | 'contains'>): Promise<NotaryPage> {
  requireReader(context)
  const day = dutchDay(context.clock)
  const found = await findStoredNotaries(context, wanted, places)
  const from = wanted.after === undefined ? 0 : found.findIndex(({ id }) => id === wanted.after) + 1
  const notaries = found.slice(from, from + wanted.limit).map((notary) => lineOf(notary, day))
  return { notaries, next: from + wanted.limit < found.length ? (notaries.at(-1)?.id ?? null) : null, found: found.length }
}

function lineOf(notary: StoredNotary, day: string): NotaryLine {
  const current = notary.prices.filter((price) => isCurrentPrice(price, day))
  const isUnseen = !notary.isSample && notary.registerDay < addDays(day, -REGISTER_SEEN_DAYS)
  return { ...notary, lowestCents: current[0]?.amountCents, stalePrices: notary.prices.length - current.length, isUnseen }
}

function answersTo(notary: StoredNotary, { search, state, place, specialization }: Wanted, places: Pick<RegionBook, 'find' | 'contains'>): boolean {
  const words = [notary.name, notary.location, notary.email, ...notary.specializations].map(foldName)
  return (
    (search === undefined || words.some((word) => word.includes(foldName(search)))) &&
    (state === undefined || state === 'verwijderd' || notary.state === state) &&
    (place === undefined || isInPlace(notary.location, place, places)) &&
    (specialization === undefined || notary.specializations.some((label) => foldName(label) === foldName(specialization)))
  )
}
