/** One write of the ledger: repeats and what is over the limit are told, and ledger, numbers and counters move together. */
import type { AnyDatabase, Database } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import { DAY_MS, DAY_SECONDS, HOUR_MS } from '../platform/days.ts'
import { countAttempts, type Limit } from '../platform/rate-limit.ts'
import { CLICKS_A_DAY } from './click-kind.ts'
import { DUPLICATE_WINDOW_MS } from './redirect.ts'
import { addToClickCount, hasClick, insertClicks, listLastClicks, lockTargets, type ClickRow } from './redirects.queries.ts'
import { boundSources, dutchDayOf, rollUp, type MarkedClick } from './roll-up.ts'
import { addRollUp, listKnownSources } from './roll-up.queries.ts'

// A day on which the clock goes back has 25 hours.
const LONGEST_DAY_MS = DAY_MS + HOUR_MS
const perNetwork: Limit = { name: 'out', max: CLICKS_A_DAY, windowSeconds: DAY_SECONDS }

/** A hit as it came. `network` is a key of the day for its limit, and is not kept with the click. */
export interface Click extends ClickRow {
  network: string
}

/** Handed the ids of clicks that count, in the transaction that writes them; `now` ISO. */
export type OnCounted = (db: AnyDatabase, ids: readonly string[], now: string) => Promise<void>

/** Finds repeats and what is over the limit, writes the ledger, its roll-ups and the counters in one transaction: they can never disagree. */
export async function writeClicks(db: Database, dialect: DialectName, clicks: Click[], onCounted?: OnCounted): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const known = await lockTargets(tx, dialect, [...new Set(clicks.map((click) => click.redirect_id))])
    const rows = clicks.filter((click) => known.has(click.redirect_id))
    // A commit whose answer was lost is tried again; the whole batch is there then.
    if (!rows[0] || (await hasClick(tx, rows[0].id))) return
    const kept = together(rows, await findExcess(tx, dialect, rows, await findRepeats(tx, dialect, rows)))
    await insertClicks(tx, dialect, kept)
    const numbers = rollUp(kept)
    const sources = boundSources(numbers.sources, await listKnownSources(tx, numbers.sources))
    await addRollUp(tx, dialect, { ...numbers, sources })
    for (const { redirect_id: id, kind, hits } of numbers.totals) if (kind === 'human') await addToClickCount(tx, id, hits)
    const counted = kept.filter(({ kind }) => kind === 'human')
    const last = counted.at(-1)
    if (last)
      await onCounted?.(
        tx,
        counted.map(({ id }) => id),
        last.created_at,
      )
  })
}

/** What only the ledger can see of a person's click; undefined for a hit that is no person's. `first`: of a person on a link on a Dutch day. */
type Finding = 'first' | 'again' | 'duplicate' | 'excess' | undefined

const reasons = { duplicate: 'same visitor within 30 minutes', excess: 'over the limit of the day' } as const

/**
 * Equal hits of one flush that are not a person's become one row with a number: a robot that hammers a link
 * fills the ledger by the second and not by the hit, and every hit is still counted. A hit costs no more here than its name:
 * thousands a second pass through.
 */
function together(rows: readonly Click[], findings: readonly Finding[]): MarkedClick[] {
  const kept = new Map<string, MarkedClick>()
  for (const [at, row] of rows.entries()) {
    const finding = findings[at]
    const kind = finding === 'duplicate' || finding === 'excess' ? finding : row.kind
    // The day is part of it: the numbers of a day are those of the rows of that day. Who is over the limit changes browsers as it likes.
    const who = kind === 'excess' ? '' : row.visitor
    const key =
      kind === 'human' ? row.id : `${row.redirect_id}\n${kind}\n${row.reason}\n${who}\n${row.source_path}\n${row.device}\n${dutchDayOf(row.created_at)}`
    const first = kept.get(key)
    if (first) first.hits = (first.hits ?? 1) + 1
    else kept.set(key, marked(row, finding))
  }
  return [...kept.values()]
}

function marked({ network: _network, ...row }: Click, finding: Finding): MarkedClick {
  if (finding === 'duplicate' || finding === 'excess') return { ...row, kind: finding, reason: reasons[finding], hits: 1, isFirst: false }
  return { ...row, hits: 1, isFirst: finding === 'first' }
}

/** By the time of each click: a batch that waited for the database may span hours. */
async function findRepeats(tx: AnyDatabase, dialect: DialectName, rows: readonly Click[]): Promise<Finding[]> {
  const humans = rows.filter((row) => row.kind === 'human')
  const oldest = humans.reduce((min, row) => (row.created_at < min ? row.created_at : min), humans[0]?.created_at ?? '')
  if (oldest === '') return rows.map(() => undefined)
  const people = new Map(humans.map(({ redirect_id, visitor }) => [`${redirect_id} ${visitor}`, { redirect_id, visitor }]))
  const dayBefore = new Date(new Date(oldest).getTime() - LONGEST_DAY_MS).toISOString()
  const last = await listLastClicks(tx, dialect, [...people.values()], dayBefore)
  const repeatsUntil = new Map([...last].map(([key, at]) => [key, endOfRepeats(at)]))
  return rows.map((row) => {
    if (row.kind !== 'human') return undefined
    const key = `${row.redirect_id} ${row.visitor}`
    const until = repeatsUntil.get(key)
    if (until !== undefined && row.created_at <= until) return 'duplicate'
    const before = last.get(key)
    last.set(key, row.created_at)
    repeatsUntil.set(key, endOfRepeats(row.created_at))
    return before === undefined || dutchDayOf(before) !== dutchDayOf(row.created_at) ? 'first' : 'again'
  })
}

/** Until when another click of the same person is a repeat, as times are stored: compared as text, since reading the time of each hit costs more. */
const endOfRepeats = (at: string): string => new Date(Date.parse(at) + DUPLICATE_WINDOW_MS).toISOString()

/** A network counts so many times a day on a link, in the order of the clicks: by whatever number of browsers, at whatever number of instances. */
async function findExcess(tx: AnyDatabase, dialect: DialectName, rows: readonly Click[], findings: readonly Finding[]): Promise<Finding[]> {
  const isCounted = (_: unknown, at: number) => findings[at] === 'first' || findings[at] === 'again'
  const attempts = rows.filter(isCounted).map((row) => ({ subject: `${row.redirect_id}:${row.network}`, at: row.created_at }))
  const within = (await countAttempts(tx, dialect, perNetwork, attempts)).values()
  return findings.map((finding, at) => (isCounted(finding, at) && !within.next().value ? 'excess' : finding))
}
