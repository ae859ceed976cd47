/** Moments counted on the days on which offices work, in Dutch time. */
import { addDays, HOUR_MS } from '../platform/days.ts'
import { dayOf, startOfDay } from '../platform/dutch-time.ts'
import { isWorkingDay } from '../platform/working-days.ts'

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
