/** Calendar days in the Netherlands as YYYY-MM-DD: which is earlier, and the moments between which one lies. */
import { dutchDay } from './clock.ts'
import { addDays } from './days.ts'

const HOUR_MS = 3_600_000

export interface DayRange {
  day: string
  /** First moment (ISO), and the first moment of the next day. */
  from: string
  until: string
}

export const dayOf = (moment: string | Date): string => dutchDay({ now: () => new Date(moment) })

export const laterDay = (one: string, other: string): string => (one > other ? one : other)
export const earlierDay = (one: string, other: string): string => (one < other ? one : other)

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
