/** Dutch time, the one place that knows the time zone: days and moments as the clock in the Netherlands shows them, and back. */
import { addDays, HOUR_MS } from './days.ts'

const wall = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short', timeStyle: 'short' })

type Moment = string | number | Date

/** `YYYY-MM-DD HH:mm` on the Dutch clock. */
const onTheWall = (moment: Moment): string => wall.format(new Date(moment))

/** The calendar day, YYYY-MM-DD. Takes UTC ISO-8601, milliseconds or a Date. */
export const dayOf = (moment: Moment): string => onTheWall(moment).slice(0, 10)

/** The hour of the day, 0 to 23. */
export const hourOf = (moment: Moment): number => Number(onTheWall(moment).slice(11, 13))

/** A moment as people read it: `dd-MM-yyyy HH:mm`. Takes UTC ISO-8601. */
export const amsterdamTime = (iso: string): string => `${dutchDate(dayOf(iso))} ${onTheWall(iso).slice(11)}`

/** `2026-11-22` as `22-11-2026`. */
export const dutchDate = (day: string): string => day.split('-').toReversed().join('-')

export interface DayRange {
  day: string
  /** First moment (ISO), and the first moment of the next day. */
  from: string
  until: string
}

/** When a day (YYYY-MM-DD) begins, in milliseconds: one hour before it does in UTC in winter, two in summer. */
export function startOfDay(day: string): number {
  const summer = Date.parse(day) - 2 * HOUR_MS
  return dayOf(summer) === day ? summer : summer + HOUR_MS
}

/** Days of 23 and 25 hours included. */
export const rangeOf = (day: string): DayRange => ({
  day,
  from: new Date(startOfDay(day)).toISOString(),
  until: new Date(startOfDay(addDays(day, 1))).toISOString(),
})

/** Stretches of equal length that make up the day, the one right after the other. */
export function partsOf({ day, from, until }: DayRange, count: number): DayRange[] {
  const [start, end] = [Date.parse(from), Date.parse(until)]
  const moment = (index: number) => new Date(start + Math.floor(((end - start) * index) / count)).toISOString()
  return Array.from({ length: count }, (_, index) => ({ day, from: moment(index), until: moment(index + 1) }))
}

/** UTC ISO-8601 as `YYYY-MM-DDTHH:mm` on the Dutch clock, the value of a field for date and time. */
export const toDutchMoment = (iso: string): string => onTheWall(iso).replace(' ', 'T')

const ahead = (at: number): number => Date.parse(`${toDutchMoment(new Date(at).toISOString())}Z`) - at

/**
 * The other way round, wherever the browser stands. An hour that the change to summer time skips becomes the hour after it; of an
 * hour that comes twice it is the second. Undefined for what is no moment.
 */
export function fromDutchMoment(local: string): string | undefined {
  const typed = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(local) ? Date.parse(`${local}Z`) : NaN
  if (Number.isNaN(typed)) return undefined
  return new Date(typed - ahead(typed - ahead(typed))).toISOString()
}
