/** Days on which offices work, and moments counted on them: Dutch time, and the holidays of the Algemene termijnenwet (artikel 3). */
import { addDays, HOUR_MS } from '../platform/days.ts'
import { dayOf, startOfDay } from '../platform/dutch-time.ts'

/** Sunday of Easter in the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114
  return `${year}-${String(Math.floor(f / 31)).padStart(2, '0')}-${String((f % 31) + 1).padStart(2, '0')}`
}

const weekdayOf = (day: string): number => new Date(day).getUTCDay()

/** The day before when the 27th of April is a Sunday. */
const kingsDay = (year: number): string => (weekdayOf(`${year}-04-27`) === 0 ? `${year}-04-26` : `${year}-04-27`)

/** Good Friday counts with them (second paragraph of that article). */
export function holidaysOf(year: number): ReadonlySet<string> {
  const easter = easterOf(year)
  const moving = [-2, 1, 39, 50].map((after) => addDays(easter, after))
  return new Set([`${year}-01-01`, ...moving, kingsDay(year), `${year}-05-05`, `${year}-12-25`, `${year}-12-26`])
}

/** `day` is YYYY-MM-DD. */
export function isWorkingDay(day: string): boolean {
  const weekday = weekdayOf(day)
  return weekday !== 0 && weekday !== 6 && !holidaysOf(Number(day.slice(0, 4))).has(day)
}

/** So many hours on, of which only those on working days count. Takes and gives UTC ISO-8601. */
export function afterWorkingHours(from: string, hours: number): string {
  let left = hours * HOUR_MS
  let at = Date.parse(from)
  for (let day = dayOf(at); ; day = addDays(day, 1)) {
    const end = startOfDay(addDays(day, 1))
    if (isWorkingDay(day)) {
      if (left <= end - at) return new Date(at + left).toISOString()
      left -= end - at
    }
    at = end
  }
}

/** What offices have from the confirmation on. */
export const ANSWER_HOURS = 48

/** When they are reminded: after a third, after two thirds, and four hours before the end. */
const REMINDER_HOURS = [16, 32, 44] as const
export const MOST_REMINDERS = REMINDER_HOURS.length

/** `sent` reminders went out before; undefined when there are no more. `from` is when the clock began. */
export function reminderAfter(from: string, sent: number): string | undefined {
  const hours = REMINDER_HOURS[sent]
  return hours === undefined ? undefined : afterWorkingHours(from, hours)
}
