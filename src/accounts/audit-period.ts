/** Days in the Netherlands as a range of the ids of rows, which sort by time. */
import { firstIdAt } from '../platform/ids.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const dutchMoment = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })

/** When this day (YYYY-MM-DD) begins in the Netherlands: one hour before UTC in winter, two in summer. */
export function dutchMidnight(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`)
  return dutchMoment.format(utc - 2 * HOUR_MS) === `${day} 00:00` ? utc - 2 * HOUR_MS : utc - HOUR_MS
}

const dayAfter = (day: string): string => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10)

/** Both days belong to it. */
export function idsOfDays(from: string | undefined, to: string | undefined): { atLeast?: string; below?: string } {
  return { ...(from && { atLeast: firstIdAt(dutchMidnight(from)) }), ...(to && { below: firstIdAt(dutchMidnight(dayAfter(to))) }) }
}
