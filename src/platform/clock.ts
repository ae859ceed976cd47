/** The time, as a dependency, so that tests can set it. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** UTC ISO-8601 with milliseconds, as stored. */
export const isoNow = (clock: Clock): string => clock.now().toISOString()

const amsterdamDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

/** The calendar day in the Netherlands, YYYY-MM-DD. Figures and limits turn over at this midnight. */
export const dutchDay = (clock: Clock): string => amsterdamDay.format(clock.now())
