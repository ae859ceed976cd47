/** Days on which offices work: the weekends and the holidays of the Algemene termijnenwet (artikel 3). */
import { addDays } from './days.ts'

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

/** The day itself where it is one, else the first after it. */
export const onWorkingDay = (day: string): string => (isWorkingDay(day) ? day : onWorkingDay(addDays(day, 1)))
