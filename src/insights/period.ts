/** The period that the dashboard shows: the last so many days, or two days that the owner chose. */
import { addDays, countDays, earlierDay, isDay } from '../platform/days.ts'

export const periodLengths = [7, 30, 90, 365] as const
export type PeriodLength = (typeof periodLengths)[number]
export const DEFAULT_LENGTH: PeriodLength = 30

/** A longer one is drawn in bars too thin to see. */
export const LONGEST_PERIOD = 366

export interface Period {
  /** YYYY-MM-DD, both included. */
  from: string
  to: string
}

/** As typed or as in the address; both days or neither. */
export interface PeriodChoice {
  from?: string | undefined
  to?: string | undefined
  length?: string | undefined
}

export type PeriodFault = 'invalid' | 'reversed' | 'too-long' | 'future'

export function findPeriodFault({ from = '', to = '' }: PeriodChoice, today: string): PeriodFault | undefined {
  if (!isDay(from) || !isDay(to)) return 'invalid'
  if (from > to) return 'reversed'
  if (from > today) return 'future'
  return countDays(from, to) > LONGEST_PERIOD ? 'too-long' : undefined
}

export const lastDays = (length: number, today: string): Period => ({ from: addDays(today, 1 - length), to: today })

/** Undefined for a choice that makes no period. */
export function choosePeriod(choice: PeriodChoice, today: string): Period | undefined {
  if (choice.from !== undefined || choice.to !== undefined) {
    if (findPeriodFault(choice, today)) return undefined
    return { from: choice.from ?? '', to: earlierDay(choice.to ?? '', today) }
  }
  const length = choice.length === undefined ? DEFAULT_LENGTH : periodLengths.find((one) => String(one) === choice.length)
  return length === undefined ? undefined : lastDays(length, today)
}

/**
 * Two stretches of whole days of equal length, the one right before the other. Today is not over, so it is left out;
 * undefined when nothing else is left.
 */
export function comparedPeriods({ from, to }: Period, today: string): { now: Period; before: Period } | undefined {
  const last = to >= today ? addDays(today, -1) : to
  const length = countDays(from, last)
  if (length === 0) return undefined
  return { now: { from, to: last }, before: { from: addDays(from, -length), to: addDays(from, -1) } }
}
