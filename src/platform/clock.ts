/** The time, as a dependency, so that tests can set it. */
import { dayOf } from './dutch-time.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** UTC ISO-8601 with milliseconds, as stored. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

/** The calendar day in the Netherlands, YYYY-MM-DD. Figures and limits turn over at this midnight. */
export const dutchDay = (clock: Clock): string => dayOf(clock.now())
