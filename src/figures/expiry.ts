/** Until when figures hold: which of them run out, and how soon. */
import { addDays, DAY_MS } from '../platform/days.ts'
import { findLatestValue, findValueOn, type Figure, type FigureBook, type FigureValue } from './figure.ts'

/** From this many days before, the owner is told. */
export const WARN_DAYS = 60

export interface Expiry {
  figure: Figure
  /** YYYY-MM-DD, the last day that has a value. */
  until: string
  /** Negative when there is none any more. */
  daysLeft: number
}

/** The last day without a gap from `day` on; undefined for a figure that has no end, or never had a value. */
function lastDayOf(figure: Figure, day: string): string | undefined {
  const value = findValueOn(figure, day)
  if (!value) return findLatestValue(figure, day)?.until
  let { until } = value
  for (const _ of figure.values) {
    const next: FigureValue | undefined = until === undefined ? undefined : findValueOn(figure, addDays(until, 1))
    if (!next) return until
    until = next.until
  }
  return until
}

/** `day` is YYYY-MM-DD. */
export function expiryOf(figure: Figure, day: string): Expiry | undefined {
  const until = lastDayOf(figure, day)
  return until === undefined ? undefined : { figure, until, daysLeft: Math.round((Date.parse(until) - Date.parse(day)) / DAY_MS) }
}

/** What runs out within the time of warning, or did; the soonest first. */
export const listExpiring = (book: FigureBook, day: string): Expiry[] =>
  [...book.values()]
    .flatMap((figure) => expiryOf(figure, day) ?? [])
    .filter(({ daysLeft }) => daysLeft <= WARN_DAYS)
    .toSorted((a, b) => a.daysLeft - b.daysLeft)
