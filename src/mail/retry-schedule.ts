/** When a delivery that failed is tried again, and when it is given up. */

const FIRST_SECONDS = 30
const FACTOR = 4
const MAX_SECONDS = 12 * 3600
const JITTER = 0.2

/** With the delays below this spans about a day and a half: a mail server that is away for a weekend night comes back in time. */
export const MAX_ATTEMPTS = 9

/**
 * Milliseconds after the given failed attempt, counted from 1: half a minute, two minutes, eight minutes, … at most twelve hours.
 * `random` in [0, 1) moves it by a fifth to either side, so that deliveries that failed together are not tried together.
 */
export function retryDelayMs(attempt: number, random: number): number {
  const seconds = Math.min(FIRST_SECONDS * FACTOR ** (attempt - 1), MAX_SECONDS)
  return Math.round(seconds * 1000 * (1 - JITTER + 2 * JITTER * random))
}
