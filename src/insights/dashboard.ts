/** What the owner sees of the site's use over a period. Days that nobody counted are unknown, not nought. */
import type { CountCheckpoints } from './count-checkpoints.ts'
import { knownSince } from './count-checkpoints.ts'
import { comparePeriods, type Comparison } from './compare-periods.ts'
import type { DayCount } from './daily-counts.queries.ts'
import { listDays } from '../platform/days.ts'
import { measureNames, type MeasureName } from './measures.ts'
import type { Period } from './period.ts'

export interface DashboardDay {
  day: string
  /** 'today' is not over; 'waiting' has not been counted yet. */
  state: 'complete' | 'today' | 'waiting'
  /** Null: unknown. */
  counts: Record<MeasureName, number | null>
}

export interface MeasureSummary {
  /** Sum over the days that are known; null when none is. */
  total: number | null
  /** First day that is known, when the period begins before it. */
  since: string | null
  comparison: Comparison
}

type Known = Pick<CountCheckpoints, 'since' | 'counted'>

function isKnown(checkpoints: Known, measure: MeasureName, day: string, today: string): boolean {
  return day >= knownSince(checkpoints, measure) && (day <= checkpoints.counted || day === today)
}

export function fillDays(counts: readonly DayCount[], period: Period, checkpoints: Known, today: string): DashboardDay[] {
  const found = new Map(counts.map(({ day, measure, count }) => [`${day} ${measure}`, count]))
  const countOf = (day: string, measure: MeasureName) => (isKnown(checkpoints, measure, day, today) ? (found.get(`${day} ${measure}`) ?? 0) : null)
  return listDays(period.from, period.to).map((day) => ({
    day,
    state: day === today ? 'today' : day > checkpoints.counted ? 'waiting' : 'complete',
    counts: Object.fromEntries(measureNames.map((measure) => [measure, countOf(day, measure)])) as DashboardDay['counts'],
  }))
}

const sum = (counts: readonly (number | null)[]): number | null => {
  const known = counts.filter((count) => count !== null)
  return known.length === 0 ? null : known.reduce((total, count) => total + count, 0)
}

interface SummaryInput {
  days: readonly DashboardDay[]
  checkpoints: Known
  /** Sums of the period before, without those that are nought. */
  sumsBefore: ReadonlyMap<string, number>
  periods: { now: Period; before: Period } | undefined
}

export function summarise(measure: MeasureName, { days, checkpoints, sumsBefore, periods }: SummaryInput): MeasureSummary {
  const since = knownSince(checkpoints, measure)
  const whole = days.filter(({ day }) => periods !== undefined && day <= periods.now.to).map(({ counts }) => counts[measure])
  const beforeIsKnown = periods !== undefined && periods.before.from >= since && periods.before.to <= checkpoints.counted
  return {
    total: sum(days.map(({ counts }) => counts[measure])),
    since: days[0] && days[0].day < since ? since : null,
    comparison: comparePeriods(whole.includes(null) ? null : sum(whole), beforeIsKnown ? (sumsBefore.get(measure) ?? 0) : null),
  }
}
