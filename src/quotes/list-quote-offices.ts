/** The owner's offices as far as requests go: whether they take them, what they were sent in a year, and what came of it. */
import { requireOwner } from '../audit/require-owner.ts'
import { listNotaries, type ListedFor } from '../notaries/list-notaries.ts'
import type { Relation } from '../notaries/relation.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS, HOUR_MS } from '../platform/days.ts'
import { DEFAULT_CAPACITY, takesRequests } from './list-askable.ts'
import { listOfficeRows } from './offices.queries.ts'
import { countByOffice } from './owner.queries.ts'
import { isProven } from './prove-mailbox.ts'

export interface QuoteOffice {
  id: string
  name: string
  location: string
  email: string
  relation: Relation
  isSample: boolean
  takesRequests: boolean
  /** It was said to take them, at another address than it has now. */
  isAddressNew: boolean
  isProven: boolean
  capacity: number
  invited: number
  /** Whole percents; null where nothing was asked. */
  answeredShare: number | null
  /** Of the hours until an answer, the middle one. */
  medianHours: number | null
  quotes: number
  chosen: number
}

const YEAR_DAYS = 365

function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

export async function listQuoteOffices(context: Context & { offices: () => Required<ListedFor> }): Promise<QuoteOffice[]> {
  requireOwner(context)
  const since = new Date(context.clock.now().getTime() - YEAR_DAYS * DAY_MS).toISOString()
  const [offices, stored, sent] = await Promise.all([listNotaries(context, context.offices()), listOfficeRows(context.db), countByOffice(context.db, since)])
  const rows = new Map(stored.map((row) => [row.notary_id, row]))
  const sentTo = Map.groupBy(sent, ({ notary_id: id }) => id)
  return offices.map((office) => {
    const row = rows.get(office.id)
    const own = sentTo.get(office.id) ?? []
    const answered = own.filter(({ answered_at: at }) => at !== null)
    const takes = takesRequests(office, row)
    const { id, name, location, relation, isSample, email = '' } = office
    return {
      id,
      name,
      location,
      relation,
      isSample,
      email,
      takesRequests: takes,
      isAddressNew: row?.takes_requests === true && !takes,
      isProven: isProven(office, row),
      capacity: row?.capacity ?? DEFAULT_CAPACITY,
      invited: own.length,
      answeredShare: own.length === 0 ? null : Math.round((100 * answered.length) / own.length),
      medianHours: medianOf(answered.map((one) => Math.round((Date.parse(one.answered_at ?? '') - Date.parse(one.invited_at ?? '')) / HOUR_MS))),
      quotes: own.filter(({ state }) => state === 'quoted' || state === 'chosen' || state === 'passed').length,
      chosen: own.filter(({ state }) => state === 'chosen').length,
    }
  })
}
