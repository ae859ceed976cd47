/** Of which years the figures of a sum are. */
import * as nl from '../calculation.nl.ts'

/** Also says for which year there are none. */
export function yearLines(days: readonly { year: number; askedYear: number }[]): string[] {
  const unknown = days.filter((one) => one.askedYear !== one.year).map((one) => nl.yearUnknown(one.askedYear, one.year))
  if (unknown.length > 0) return [...new Set(unknown)]
  return [nl.figuresOf([...new Set(days.map((one) => one.year))])]
}
