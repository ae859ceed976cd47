/** Money as whole cents. A percentage of an amount is rounded down to whole cents, in favour of whoever pays. */

/** One billion euros: above it products with basis points leave the range of exact integers. */
export const MAX_CENTS = 100_000_000_000

/** Whole cents of an amount in euros as figures state it. */
export const centsOf = (euros: number): number => Math.round(euros * 100)

/** `part` of 10,000 of an amount, rounded down to whole cents. */
export const basisPointsOf = (cents: number, part: number): number => Math.floor((cents * part) / 10_000)

/** `percent` (at most two decimals, 10.4 is 10.4%) of an amount, rounded down to whole cents. */
export const percentOf = (cents: number, percent: number): number => basisPointsOf(cents, Math.round(percent * 100))

/** Throws RangeError unless the amount is whole cents from 0 to MAX_CENTS. */
export function assertCents(cents: number): void {
  if (!Number.isSafeInteger(cents) || cents < 0 || cents > MAX_CENTS) throw new RangeError(`not an amount in cents: ${cents}`)
}
