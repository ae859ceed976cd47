/** Gives the owner the use of the site over a period, from the counts by the day alone: how much is stored makes no difference. */
import { requireReader } from '../audit/require-role.ts'
import { listExpiring } from '../figures/expiry.ts'
import type { FigureBook } from '../figures/figure.ts'
import { countFailedDeliveries } from '../mail/count-failed-deliveries.ts'
import type { Context } from '../platform/context.ts'
import { sumLinkClicks, type LinkClicksSum } from '../redirects/sum-link-clicks.ts'
import { DIRECT } from '../events/view-measures.ts'
import { countOnline } from '../events/count-online.ts'
import { openCheckpoints, partKnownSince, readCheckpoints, type CountCheckpoints } from './count-checkpoints.ts'
import { listDayCounts, sumCounts } from './daily-counts.queries.ts'
import { fillDays, summarise, type DashboardDay, type MeasureSummary } from './dashboard.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { measureNames, type BreakdownName, type MeasureName } from './measures.ts'
import { listNextSteps, type NextStep } from './next-steps.ts'
import { comparedPeriods, lastDays, type Period } from './period.ts'
import { partsSince, readParts, type NamedCount } from './read-parts.ts'
import { recentMeasures, type RecentCounts, type RecentMeasure } from './recent.ts'
import { refreshDailyCounts } from './refresh-daily-counts.ts'

const FRESH_MS = 60_000
const LISTED_LINKS = 50
const WEEK = 7

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
  /** First day that a part is known, when the period begins before it. */
  partsSince: Record<BreakdownName, string | null>
  /** Clicks of people on links to partners, with what they are worth. */
  links: LinkClicksSum
  /** Whatever the period: today, and the last seven days with today. */
  recent: { today: RecentCounts; week: RecentCounts }
  nextSteps: NextStep[]
  visitorsNow: number
  /** What asks for the owner today. */
  attention: { messages: number; notFound: number; undelivered: number; expiring: number }
}

export interface DashboardServices {
  /** Whose end the owner is told of. */
  figures: FigureBook
  /** How many messages of visitors the owner has not opened. */
  countMessages: (context: Context) => Promise<number>
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

/** Sums over the days that are known; null when none is. */
function sumRecent(days: readonly DashboardDay[]): RecentCounts {
  const sum = (measure: RecentMeasure) => {
    const known = days.flatMap(({ counts }) => counts[measure] ?? [])
    return known.length === 0 ? null : known.reduce((total, count) => total + count, 0)
  }
  return Object.fromEntries(recentMeasures.map((measure) => [measure, sum(measure)])) as RecentCounts
}

async function readRecent({ db }: Context, checkpoints: CountCheckpoints, today: string): Promise<Dashboard['recent']> {
  const week = lastDays(WEEK, today)
  const days = fillDays(await listDayCounts(db, recentMeasures, week), week, checkpoints, today)
  return { today: sumRecent(days.slice(-1)), week: sumRecent(days) }
}

export async function readDashboard(context: Context, period: Period, { figures, countMessages }: DashboardServices): Promise<Dashboard> {
  requireReader(context)
  const { db, clock } = context
  const checkpoints = await freshCheckpoints(context)
  const today = dayOf(clock.now())
  const periods = comparedPeriods(period, today)
  const [counts, sumsBefore, parts, links, recent, ofToday, visitorsNow, undelivered, messages] = await Promise.all([
    listDayCounts(db, measureNames, period),
    periods ? sumCounts(db, measureNames, periods.before, measureNames.length) : [],
    readParts(db, period),
    sumLinkClicks(context, { ...period, limit: LISTED_LINKS }),
    readRecent(context, checkpoints, today),
    listDayCounts(db, ['not_found'], { from: today, to: today }),
    countOnline(context),
    countFailedDeliveries(context),
    countMessages(context),
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
    breakdowns: parts,
    partsSince: partsSince(checkpoints, period),
    links,
    recent,
    nextSteps: await listNextSteps(db, {
      clicks: links.links.reduce((sum, { clicks }) => sum + clicks, 0),
      arrivals:
        partKnownSince(checkpoints, 'arrivals_by_source') > period.to
          ? null
          : parts.arrivals_by_source.reduce((sum, { name, count }) => (name === DIRECT ? sum : sum + count), 0),
    }),
    visitorsNow,
    attention: { messages, notFound: ofToday[0]?.count ?? 0, undelivered, expiring: listExpiring(figures, today).length },
  }
}
