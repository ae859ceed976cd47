/** What the site's own requests say of 'offertes binnen 48 uur' and 'besparing tot 40%'. */
import { dutchDay, isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { addDays, DAY_MS, HOUR_MS } from '../platform/days.ts'
import { startOfDay } from '../platform/dutch-time.ts'
import { MEASURED_DAYS, type Measure, type Measured } from '../settings/claims/measured.ts'
import { listOutcomes } from './ledger.queries.ts'
import { afterWorkingHours } from './working-days.ts'

/** More than that say no more. */
const MOST_REQUESTS = 5_000

/** What a request came to; moments in ISO. */
interface Outcome {
  askedAt: string
  /** When the second quote came; null: it did not. */
  secondAt: string | null
  /** Quotes with every line, and the least and the most of them in whole cents. */
  totals: number
  lowest: number | null
  highest: number | null
}

const DAY_HOURS = DAY_MS / HOUR_MS

const numberIn = (words: string): number => Number(/\d+/.exec(words)?.[0] ?? Number.NaN)

/** 'uur' and 'werkdagen' as the clock of a request counts them, 'dagen' as anybody does. */
function endOf(words: string, from: string): string {
  const count = numberIn(words)
  if (words.endsWith('werkdagen')) return afterWorkingHours(from, DAY_HOURS * count)
  return words.endsWith('dagen') ? new Date(Date.parse(from) + DAY_MS * count).toISOString() : afterWorkingHours(from, count)
}

interface Stretch {
  /** Days. */
  from: string
  until: string
  /** A moment. */
  now: string
}

function countSavings(outcomes: readonly Outcome[], words: string) {
  const compared = outcomes.filter(({ totals, highest }) => totals > 1 && (highest ?? 0) > 0)
  const saved = compared.filter(({ lowest, highest }) => (lowest ?? 0) * 100 <= (highest ?? 0) * (100 - numberIn(words)))
  return { requests: compared.length, holding: saved.length }
}

function countInTime(outcomes: readonly Outcome[], words: string, now: string) {
  const ended = outcomes.map(({ askedAt, secondAt }) => ({ secondAt, end: endOf(words, askedAt) })).filter(({ end }) => end <= now)
  return { requests: ended.length, holding: ended.filter(({ secondAt, end }) => secondAt !== null && secondAt <= end).length }
}

/** Every page asks, and thousands of requests take a third of a second: each wording is counted once. */
export function measureOutcomes(outcomes: readonly Outcome[], { from, until, now }: Stretch): Measure {
  const counted = new Map<string, Measured>()
  return (claim, words) => {
    const known = counted.get(`${claim} ${words}`)
    if (known) return known
    const measured = { ...(claim === 'savings' ? countSavings(outcomes, words) : countInTime(outcomes, words, now)), from, until }
    counted.set(`${claim} ${words}`, measured)
    return measured
  }
}

/** As it stands now. */
export async function readMeasure(context: Pick<Context, 'db' | 'clock'>): Promise<Measure> {
  const now = isoNow(context.clock)
  const until = dutchDay(context.clock)
  const from = addDays(until, 1 - MEASURED_DAYS)
  const since = new Date(startOfDay(from)).toISOString()
  return measureOutcomes(await listOutcomes(context.db, { since, now, limit: MOST_REQUESTS }), { from, until, now })
}
