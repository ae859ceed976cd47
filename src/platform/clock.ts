/** The time, as a dependency, so that tests can set it. */
import { dayOf } from './dutch-time.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

let lastMs = NaN
let lastIso = ''

/** UTC ISO-8601 with milliseconds, as stored, of milliseconds since 1970. Many ask within the same one. */
export function isoOf(ms: number): string {
  if (ms !== lastMs) {
    lastIso = new Date(ms).toISOString()
    lastMs = ms
  }
  return lastIso
}

export const isoNow = (clock: Clock): string => clock.now().toISOString()

/** The calendar day in the Netherlands, YYYY-MM-DD. Figures and limits turn over at this midnight. */
export const dutchDay = (clock: Clock): string => dayOf(clock.now())
