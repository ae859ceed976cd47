/** The owner's offices as far as requests go: whether they take them, what they were sent in a year, and what came of it. */
import { requireReader } from '../audit/require-role.ts'
import type { ListedFor } from '../notaries/list-notaries.ts'
import { pageOffices } from '../notaries/page-offices.ts'
import type { Relation } from '../notaries/relation.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { DAY_MS, HOUR_MS } from '../platform/days.ts'
import { medianOf } from '../platform/median.ts'
import { DEFAULT_CAPACITY, isAgreed } from './list-askable.ts'
import { listOfficeRows } from './offices.queries.ts'
import { countByOffice, listAnswerTimes } from './owner.queries.ts'
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
  /** ISO: since when the office itself takes none. */
  pausedAt: string | null
  isProven: boolean
  capacity: number
  invited: number
  /** Whole percents of what it answered or let go by; null while there is no such. */
  answeredShare: number | null
  /** Of the hours until an answer, the middle one. */
  medianHours: number | null
  quotes: number
  chosen: number
}

const YEAR_DAYS = 365

interface Wanted {
  search?: string | undefined
  /** Id of the last one of the page before. */
  after?: string | undefined
  limit: number
}

/** By name. */
export async function listQuoteOffices(context: Context & { offices: () => Required<ListedFor> }, wanted: Wanted): Promise<QuoteOffice[]> {
  requireReader(context)
  const { db, clock } = context
  const since = new Date(clock.now().getTime() - YEAR_DAYS * DAY_MS).toISOString()
  const offices = await pageOffices(context, { ...wanted, demo: context.offices().demo })
  const ids = offices.map(({ id }) => id)
  const [stored, counts, times] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([listOfficeRows(db, ids), countByOffice(db, { since, now: isoNow(clock) }, ids), listAnswerTimes(db, since, ids)])
  const rows = new Map(stored.map((row) => [row.notary_id, row]))
  const countOf = new Map(counts.map((count) => [count.notary_id, count]))
  const timesOf = Map.groupBy(times, ({ notary_id: id }) => id)
  return offices.map((office) => {
    const row = rows.get(office.id)
    const { invited = 0, settled = 0, answered = 0, quotes = 0, chosen = 0 } = countOf.get(office.id) ?? {}
    const takes = isAgreed(office, row)
    const hours = (timesOf.get(office.id) ?? []).map((one) => Math.round((Date.parse(one.answered_at ?? '') - Date.parse(one.invited_at ?? '')) / HOUR_MS))
    return {
      ...office,
      email: office.email ?? '',
      takesRequests: takes,
      isAddressNew: row?.takes_requests === true && !takes,
      pausedAt: row?.paused_at ?? null,
      isProven: isProven(office, row),
      capacity: row?.capacity ?? DEFAULT_CAPACITY,
      invited,
      answeredShare: settled === 0 ? null : Math.round((100 * answered) / settled),
      medianHours: medianOf(hours) ?? null,
      quotes,
      chosen,
    }
  })
}
