/** Until when a figure holds, in words. */
import type { FigureLine } from './figure-data.ts'
import { listTexts as texts } from './figures.nl.ts'

export function endOf({ until, daysLeft }: FigureLine): string {
  if (until === undefined || daysLeft === null) return texts.endless
  return daysLeft < 0 ? texts.expired(until) : texts.until(until)
}
