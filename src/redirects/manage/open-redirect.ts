/** One link with its numbers over a stretch of days. */
import { requireReader } from '../../audit/require-role.ts'
import { dutchDay } from '../../platform/clock.ts'
import { DAY_MS } from '../../platform/days.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { worthOf } from '../fee.ts'
import { sumByFeeOf } from '../fees.queries.ts'
import type { ClickKind } from '../click-kind.ts'
import type { LinkRow } from './link-row.ts'
import { noCounts, type Counts } from './link-row.ts'
import { findRedirect } from './manage.queries.ts'
import { listDays, listDevices, listKinds, listSources, sumDays } from './numbers.queries.ts'
import { readLinks } from './read-links.ts'

const MAX_SOURCES = 20

export interface OpenedRedirect {
  redirect: LinkRow
  /** Oldest first, days without a hit included. */
  days: { day: string; counts: Counts }[]
  kinds: { kind: ClickKind; reason: string; hits: number }[]
  devices: { device: string; hits: number }[]
  sources: { source_path: string; hits: number }[]
  /** Of the clicks of people on these days, in cents; null when no fee held. */
  worth: number | null
  /** Clicks of people by the totals, by the days, and on the counter: three accounts that must be equal. */
  accounts: { counter: number; days: number }
}

export async function openRedirect(context: Context, { id, days: length }: { id: string; days: number }): Promise<OpenedRedirect> {
  requireReader(context)
  const { db } = context
  const row = await findRedirect(db, id)
  const today = dutchDay(context.clock)
  const [redirect] = row ? await readLinks(context, [row]) : []
  if (!redirect) throw new AppError('not_found')
  const names = lastDays(today, length)
  const from = names[0] ?? ''
  return {
    redirect,
    days: await countsByDay(context, id, names),
    kinds: await listKinds(db, id, from),
    devices: await listDevices(db, id, from),
    sources: await listSources(db, id, from, MAX_SOURCES),
    worth: worthOf(await sumByFeeOf(db, id, { from, to: today })),
    accounts: { counter: redirect.click_count, days: await sumDays(db, id) },
  }
}

/** Oldest first, `today` last. Noon, so that no change of the clock moves a day. */
function lastDays(today: string, length: number): string[] {
  const noon = Date.parse(`${today}T12:00:00Z`)
  return Array.from({ length }, (_, n) => new Date(noon - (length - 1 - n) * DAY_MS).toISOString().slice(0, 10))
}

async function countsByDay({ db }: Context, id: string, names: string[]): Promise<OpenedRedirect['days']> {
  const counts = new Map<string, Counts>(names.map((day) => [day, { ...noCounts }]))
  for (const { day, kind, hits, visitors } of await listDays(db, id, names[0] ?? '')) {
    const known = counts.get(day)
    if (!known) continue
    known[kind] = hits
    known.visitors += visitors
  }
  return names.map((day) => ({ day, counts: counts.get(day) ?? noCounts }))
}
