/** Days in the Netherlands as ranges of time. */

const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** YYYY-MM-DD */
export const dutchDayAt = (millis: number): string => amsterdam.format(millis)

/** The moment in milliseconds at which a day begins: one or two hours before it does in UTC. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return dutchDayAt(midnight - 2 * HOUR_MS) === day ? midnight - 2 * HOUR_MS : midnight - HOUR_MS
}
