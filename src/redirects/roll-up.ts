/** Adds up the clicks of one write: per day, in total and per source page. */
import { dayOf } from '../platform/dutch-time.ts'
import type { RedirectDaysTable, RedirectSourcesTable, RedirectTotalsTable } from '../database/link-tables.ts'
import { hitReason } from './hit-reason.ts'
import type { ClickRow } from './redirects.queries.ts'

/** A click as it goes into the ledger. `isFirst`: the first click of a person on this link on this Dutch day. */
export interface MarkedClick extends ClickRow {
  isFirst: boolean
}

/** Pages that a link can be reached from on one day before the rest is taken together. */
const SOURCES_A_DAY = 50
/** Stands for the rest. */
const OTHER_SOURCES = '*'

const PAGE_PATH = /^\/[a-z0-9/_-]{0,120}$/

let lastHour = ''
let lastDay = ''

/** The Dutch day of a stored time. The offset changes on the hour only, and clicks come in the order of time. */
export function dutchDayOf(iso: string): string {
  const hour = iso.slice(0, 13)
  if (hour !== lastHour) {
    lastDay = dayOf(`${hour}:00:00Z`)
    lastHour = hour
  }
  return lastDay
}

/** '' unknown; what does not look like an address of this site is not kept, whoever typed it. */
const sourceOf = (path: string | null): string => (path === null ? '' : PAGE_PATH.test(path) ? path : OTHER_SOURCES)

export interface RollUp {
  days: RedirectDaysTable[]
  totals: RedirectTotalsTable[]
  sources: RedirectSourcesTable[]
}

/** `rows` holds every hit once, repeats marked. Rows come in the order of their key, so that two writers lock in the same order. */
export function rollUp(rows: readonly MarkedClick[]): RollUp {
  const days = new Map<string, RedirectDaysTable>()
  const totals = new Map<string, RedirectTotalsTable>()
  const sources = new Map<string, RedirectSourcesTable>()
  for (const { redirect_id, kind, device, created_at, hits = 1, isFirst, ...row } of rows) {
    const day = dutchDayOf(created_at)
    const reason = hitReason(kind, row.reason ?? null)
    const visitors = isFirst ? 1 : 0
    add(days, [redirect_id, day, kind, reason, device], { redirect_id, day, kind, reason, device, hits, visitors })
    add(totals, [redirect_id, kind], { redirect_id, kind, hits, visitors })
    if (kind !== 'human') continue
    const source_path = sourceOf(row.source_path ?? null)
    add(sources, [redirect_id, day, source_path], { redirect_id, day, source_path, hits })
  }
  return { days: sorted(days), totals: sorted(totals), sources: sorted(sources) }
}

function add<T extends { hits: number; visitors?: number }>(into: Map<string, T>, key: string[], row: T): void {
  const name = key.join('\n')
  const known = into.get(name)
  if (!known) {
    into.set(name, row)
    return
  }
  known.hits += row.hits
  if (known.visitors !== undefined) known.visitors += row.visitors ?? 0
}

const sorted = <T>(rows: Map<string, T>): T[] => [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)

/** Takes pages together that would be more than a day has room for. `known` holds `redirect_id day path` of what is there. */
export function boundSources(rows: readonly RedirectSourcesTable[], known: ReadonlySet<string>): RedirectSourcesTable[] {
  const perDay = new Map<string, number>()
  for (const key of known) {
    const day = key.slice(0, key.lastIndexOf(' '))
    perDay.set(day, (perDay.get(day) ?? 0) + 1)
  }
  const bounded = new Map<string, RedirectSourcesTable>()
  for (const row of rows) {
    const day = `${row.redirect_id} ${row.day}`
    const isKnown = known.has(`${day} ${row.source_path}`)
    const used = perDay.get(day) ?? 0
    const isOne = isKnown || row.source_path === '' || row.source_path === OTHER_SOURCES
    const source_path = isOne || used < SOURCES_A_DAY ? row.source_path : OTHER_SOURCES
    if (!isOne && source_path !== OTHER_SOURCES) perDay.set(day, used + 1)
    add(bounded, [row.redirect_id, row.day, source_path], { ...row, source_path })
  }
  return sorted(bounded)
}
