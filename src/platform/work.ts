/**
 * Counts the steps that reading a visitor's words takes, and ends it when they are too many. Everything here runs on the one thread that
 * serves all visitors: a text that asks for endless work must not hold up the others.
 */

/** Thrown out of `withinWork`'s work by `spendWork`. */
class WorkExceeded extends Error {
  override readonly name = 'WorkExceeded'
}

interface Count {
  spent: number
  readonly limit: number
}

/** Of the work that is going on; work is synchronous, so there is never more than one. */
let current: Count | undefined

/** A step is about half a microsecond: one look at one word. Counts nothing outside `withinWork` and `countWork`. */
export function spendWork(steps: number): void {
  if (!current) return
  current.spent += steps
  if (current.spent > current.limit) throw new WorkExceeded()
}

/** Of numbers that are only added up, that many make one step. */
const NUMBERS_IN_STEP = 64

export const spendOnNumbers = (count: number): void => spendWork(1 + Math.floor(count / NUMBERS_IN_STEP))

function run<T>(count: Count, work: () => T): T {
  const outer = current
  current = count
  try {
    return work()
  } finally {
    current = outer
    if (outer) outer.spent += count.spent
  }
}

/** What `work` returns, or what `otherwise` does when it takes more steps than `limit`. `work` is synchronous and may be left at any step. */
export function withinWork<T>(limit: number, work: () => T, otherwise: () => T): T {
  try {
    return run({ spent: 0, limit }, work)
  } catch (error) {
    if (error instanceof WorkExceeded) return otherwise()
    throw error
  }
}

/** What is made once for everybody counts for nobody: whoever happens to need it first. */
export function apart<T>(work: () => T): T {
  const outer = current
  current = undefined
  try {
    return work()
  } finally {
    current = outer
  }
}

/** How many steps `work` takes. */
export function countWork(work: () => unknown): number {
  const count = { spent: 0, limit: Number.POSITIVE_INFINITY }
  run(count, work)
  return count.spent
}
