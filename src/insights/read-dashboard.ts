/** Gives the owner the use of the site over a period, from the counts by the day alone: how much is stored makes no difference. */
import { requireOwner } from '../audit/require-owner.ts'
import { countFailedDeliveries } from '../mail/count-failed-deliveries.ts'
import type { Context } from '../platform/context.ts'
import { countOnline } from '../events/count-online.ts'
import { openCheckpoints, readCheckpoints, type CountCheckpoints } from './count-checkpoints.ts'
import { listDayCounts, sumCounts } from './daily-counts.queries.ts'
import { fillDays, summarise, type DashboardDay, type MeasureSummary } from './dashboard.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { measureNames, type BreakdownName, type MeasureName } from './measures.ts'
import { comparedPeriods, type Period } from './period.ts'
import { refreshDailyCounts } from './refresh-daily-counts.ts'

const FRESH_MS = 60_000
const LISTED = 10

interface NamedCount {
  name: string
  count: number
}

export interface Dashboard {
  period: Period
  today: string
  /** When today was counted last (ISO). */
  refreshed: string
  /** Days that are still to be counted for the first time. */
  waiting: number
  compared: { now: Period; before: Period } | null
  measures: Record<MeasureName, MeasureSummary>
  days: DashboardDay[]
  breakdowns: Record<BreakdownName, NamedCount[]>
  visitorsNow: number
  /** What asks for the owner today. */
  attention: { notFound: number; undelivered: number }
}

/** Checkpoints that are at most a minute old. */
async function freshCheckpoints(context: Context): Promise<CountCheckpoints> {
  const checkpoints = await readCheckpoints(context)
  const now = context.clock.now()
  if (
    checkpoints &&
    checkpoints.refreshed !== '' &&
    now.getTime() - Date.parse(checkpoints.refreshed) < FRESH_MS &&
    dayOf(checkpoints.refreshed) === dayOf(now)
  )
    return checkpoints
  await refreshDailyCounts(context, { fromDay: dayOf(now), toDay: dayOf(now) })
  return openCheckpoints(context)
}

async function listLargest({ db }: Context, breakdown: BreakdownName, period: Period): Promise<NamedCount[]> {
  const rows = await sumCounts(db, [breakdown], period, LISTED)
  return rows.map(({ dimension, count }) => ({ name: dimension, count }))
}

export async function readDashboard(context: Context, period: Period): Promise<Dashboard> {
  requireOwner(context)
  const { db, clock } = context
  const checkpoints = await freshCheckpoints(context)
  const today = dayOf(clock.now())
  const periods = comparedPeriods(period, today)
  const [counts, sumsBefore, pages, kinds, ofToday, visitorsNow, undelivered] = await Promise.all([
    listDayCounts(db, measureNames, period),
    periods ? sumCounts(db, measureNames, periods.before, measureNames.length) : [],
    listLargest(context, 'sessions_by_page', period),
    listLargest(context, 'offers_clicked_by_type', period),
    listDayCounts(db, ['not_found'], { from: today, to: today }),
    countOnline(context),
    countFailedDeliveries(context),
  ])
  const days = fillDays(counts, period, checkpoints, today)
  const input = { days, checkpoints, sumsBefore: new Map(sumsBefore.map(({ measure, count }) => [measure, count])), periods }
  return {
    period,
    today,
    refreshed: checkpoints.refreshed,
    waiting: days.filter(({ state }) => state === 'waiting').length,
    compared: periods ?? null,
    measures: Object.fromEntries(measureNames.map((measure) => [measure, summarise(measure, input)])) as Dashboard['measures'],
    days,
    breakdowns: { sessions_by_page: pages, offers_clicked_by_type: kinds },
    visitorsNow,
    attention: { notFound: ofToday[0]?.count ?? 0, undelivered },
  }
}
