/** Calendar days in the Netherlands as YYYY-MM-DD: counting with them, and the moments between which one lies. */
import { dutchDay } from '../platform/clock.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

export interface DayRange {
  day: string
  /** First moment (ISO), and the first moment of the next day. */
  from: string
  until: string
}

export const addDays = (day: string, days: number): string => new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)

/** How many days from the one to the other, both included; none when they lie the other way round. */
export const countDays = (from: string, to: string): number => Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1)

export const listDays = (from: string, to: string): string[] => Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index))

export const dayOf = (moment: string | Date): string => dutchDay({ now: () => new Date(moment) })

export const laterDay = (one: string, other: string): string => (one > other ? one : other)
export const earlierDay = (one: string, other: string): string => (one < other ? one : other)

/** True for a day that exists. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(text)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Midnight is one hour before that of UTC in winter, two in summer. */
function midnight(day: string): number {
  const summer = Date.parse(day) - 2 * HOUR_MS
  return dayOf(new Date(summer)) === day ? summer : summer + HOUR_MS
}

export const rangeOf = (day: string): DayRange => ({
  day,
  from: new Date(midnight(day)).toISOString(),
  until: new Date(midnight(addDays(day, 1))).toISOString(),
})

/** Stretches of equal length that make up the day, the one right after the other. */
export function partsOf({ day, from, until }: DayRange, count: number): DayRange[] {
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const moment = (index: number) => new Date(start + Math.floor(((end - start) * index) / count)).toISOString()
  return Array.from({ length: count }, (_, index) => ({ day, from: moment(index), until: moment(index + 1) }))
}
