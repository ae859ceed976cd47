/** Calendar days as YYYY-MM-DD, and counting with them. */

export const HOUR_MS = 3_600_000
export const DAY_MS = 24 * HOUR_MS
export const DAY_SECONDS = DAY_MS / 1000
export const DAY_MINUTES = DAY_SECONDS / 60
const FIRST = '2000-01-01'
const LAST = '2100-12-31'
/** From the first to the last: a longer list is a fault. */
const MOST_DAYS = 36_890

/** Whether a text is a day that exists, in the years that this site can have to do with. */
export function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text >= FIRST && text <= LAST
}

/** `count` days on, or back when it is negative. Throws a RangeError for what is no day, and when none of four digits comes out. */
export function addDays(day: string, count: number): string {
  const found = new Date(Date.parse(day) + count * DAY_MS).toISOString()
  if (found.length > 24) throw new RangeError(`no day lies ${count} days after ${day}`)
  return found.slice(0, 10)
}

/** How many days from the one to the other, both included; none when they lie the other way round. */
export const countDays = (from: string, to: string): number => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)

/** Oldest first, both included; empty when `to` lies before `from`. Throws a RangeError for what is no day and for more than a century. */
export function listDays(from: string, to: string): string[] {
  const length = countDays(from, to)
  if (!(length <= MOST_DAYS)) throw new RangeError(`no list of days from ${from} to ${to}`)
  return Array.from({ length }, (_, index) => addDays(from, index))
}

export const laterDay = (one: string, other: string): string => (one > other ? one : other)
export const earlierDay = (one: string, other: string): string => (one < other ? one : other)
