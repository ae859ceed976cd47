/** What a quote is made up of, and what it comes to: the same lines of every office, and a line that is missing is never nothing. */
import type { PriceParts, PricePartKey } from '../deeds/price-parts.ts'

/** Whole cents; absent: the office did not say. */
export type QuoteLines = { -readonly [Key in keyof PriceParts]: PriceParts[Key] } & {
  /** What the office itself calls the total. */
  total?: number | undefined
  /** What the seller, or whoever else is at the table, pays on top of it. */
  otherParty?: number | undefined
}

export interface Sum {
  /** Of the lines that are there; while some are missing, the total of the office where that is more. */
  cents: number
  /** In the order asked; while there are any, the sum is a least and is not held against others. */
  missing: PricePartKey[]
  /** What the total of the office says more or less than its lines; undefined when it gave none, or lines are missing. */
  difference: number | undefined
}

/** A total with lines missing says everything but how it is made up. */
export function sumOf(lines: QuoteLines, asked: readonly PricePartKey[]): Sum {
  const missing = asked.filter((line) => lines[line] === undefined)
  const added = asked.reduce((sum, line) => sum + (lines[line] ?? 0), 0)
  // What lines are missing may stand in the total, so that is the least of what will be paid.
  const least = missing.length > 0 ? Math.max(lines.total ?? 0, added) : added
  const difference = lines.total === undefined || missing.length > 0 ? undefined : lines.total - added
  return { cents: least, missing, difference: difference === 0 ? undefined : difference }
}

/** The least of the sums that are whole, when there are two to compare; undefined otherwise. */
export function lowestWhole(sums: readonly Sum[]): number | undefined {
  const whole = sums.filter(({ missing }) => missing.length === 0).map(({ cents }) => cents)
  return whole.length < 2 ? undefined : Math.min(...whole)
}
