/** A length of time in Dutch words. */
import { DAY_MINUTES } from '../platform/days.ts'
import { formatNumber } from '../platform/number-format.ts'

const HOUR = 60
const DAY = DAY_MINUTES
const YEAR = 365 * DAY

const counted = (n: number, one: string, more: string): string => `${formatNumber(n)} ${n === 1 ? one : more}`

/** '5 minuten', '12 uur', '1 dag', '400 dagen', '2 jaar': in the largest unit that fits exactly. */
export function durationText(minutes: number): string {
  if (minutes % YEAR === 0) return counted(minutes / YEAR, 'jaar', 'jaar')
  if (minutes % DAY === 0) return counted(minutes / DAY, 'dag', 'dagen')
  return minutes % HOUR === 0 ? counted(minutes / HOUR, 'uur', 'uur') : counted(minutes, 'minuut', 'minuten')
}
