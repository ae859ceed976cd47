/** Gives the owner the use of the model: by day, by month, and what is left for today. */
import { requireOwner } from '../../audit/require-role.ts'
import { dutchDay } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { addDays, listDays } from '../../platform/days.ts'
import { modelFailures, modelSkips, type ModelFailure, type ModelSkip } from './model-outcome.ts'
import { addUses, emptyUse, writersOf, type Use, type Writers } from './model-use.ts'
import { centsOf, readPrices } from './price-tokens.ts'
import { readProviderConfig } from './provider-config.ts'
import type { ProviderValues } from './provider.settings.ts'
import { listOutcomes, listUsage } from './usage.queries.ts'

const DAYS = 30
const MONTHS = 12

type PricedUse = Use & {
  /** In cents, with fractions; null while the owner gave no prices. */
  cents: number | null
}

export interface ModelUse {
  /** Its name and the host that it is called on; null while none is set. */
  model: { name: string; host: string } | null
  /** Calls of today, and the most that the owner allows. */
  today: { calls: number; most: number }
  /** The last thirty days with today, oldest first. */
  days: (PricedUse & { day: string })[]
  /** YYYY-MM; of the last twelve those with any use, newest first. */
  months: (PricedUse & { month: string })[]
  /** Why the model wrote no answer in the thirty days, the most first. */
  missed: { kind: ModelFailure | ModelSkip; count: number }[]
}

interface ModelUseInput {
  settings: ProviderValues
  allowedHosts: readonly string[]
}

export async function readModelUse(context: Context, { settings, allowedHosts }: ModelUseInput): Promise<ModelUse> {
  requireOwner(context)
  const today = dutchDay(context.clock)
  const firstDay = addDays(today, 1 - DAYS)
  const byDay = await readDays(context, firstMonthDay(today))
  const prices = readPrices(settings)
  const priced = (use: Use): PricedUse => ({ ...use, cents: prices ? centsOf(prices, { input: use.inputTokens, output: use.outputTokens }) : null })
  const shown = listDays(firstDay, today).map((day) => ({ day, ...priced(byDay.get(day) ?? emptyUse) }))
  const byMonth = Map.groupBy(byDay, ([day]) => day.slice(0, 7))
  const missed = [...modelFailures, ...modelSkips].map((kind) => ({ kind, count: shown.reduce((sum, { outcomes }) => sum + (outcomes?.[kind] ?? 0), 0) }))
  const config = readProviderConfig(settings, allowedHosts)
  return {
    model: config ? { name: config.model, host: new URL(config.baseUrl).host } : null,
    today: { calls: byDay.get(today)?.calls ?? 0, most: Number(settings.provider_daily_requests) },
    days: shown,
    months: [...byMonth].map(([month, days]) => ({ month, ...priced(addUses(days.map(([, use]) => use))) })).toSorted((a, b) => b.month.localeCompare(a.month)),
    missed: missed.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count),
  }
}

/** The first day of the first month that is shown. */
function firstMonthDay(today: string): string {
  const [year = 0, month = 0] = today.split('-').map(Number)
  return new Date(Date.UTC(year, month - MONTHS, 1)).toISOString().slice(0, 10)
}

/** Days on which anything was counted. */
async function readDays({ db }: Context, from: string): Promise<Map<string, Use>> {
  const [usage, outcomes] = await Promise.all([listUsage(db, from), listOutcomes(db, from)])
  const days = new Map<string, Use>(
    usage.map(({ day, requests, input_tokens, output_tokens }) => [
      day,
      { calls: requests, inputTokens: input_tokens, outputTokens: output_tokens, outcomes: null },
    ]),
  )
  for (const { day, outcome, count } of outcomes) {
    const use = days.get(day) ?? emptyUse
    days.set(day, { ...use, outcomes: { ...use.outcomes, [outcome]: count } })
  }
  return days
}

/** Who wrote the answers of a day (YYYY-MM-DD) that a model was to write; for the owner and the system. */
export async function readWriters({ db, actor }: Pick<Context, 'db' | 'actor'>, day: string): Promise<Writers> {
  if (actor.kind !== 'system') requireOwner({ actor })
  const rows = (await listOutcomes(db, day)).filter((row) => row.day === day)
  return writersOf({ outcomes: Object.fromEntries(rows.map(({ outcome, count }) => [outcome, count])) }) ?? { model: 0, own: 0 }
}
