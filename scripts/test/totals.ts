/** What came of the parts of a run, and the lines that it ends with. */

interface Totals {
  passed: number
  failed: number
  skipped: number
}

export interface Part extends Totals {
  name: string
  seconds: number
}

/** Something that could not run, with why. */
export interface LeftOut {
  what: string
  why: string
}

export interface Outcome {
  lines: string[]
  code: 0 | 1
}

const sumOf = (parts: readonly Totals[]): Totals => {
  const sum = (key: keyof Totals) => parts.reduce((total, part) => total + part[key], 0)
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') }
}

const inWords = ({ passed, failed, skipped }: Totals): string => `${passed} passed, ${failed} failed, ${skipped} skipped`

/** The last line is the sum. Where everything has to be there (`strict`), what was left out is a failure, and so is what was skipped without a word. */
export function outcomeOf(parts: readonly Part[], leftOut: readonly LeftOut[], strict: boolean): Outcome {
  const total = sumOf(parts)
  const isUntold = total.skipped > 0 && leftOut.length === 0
  const isFailed = total.failed > 0 || isUntold || (strict && leftOut.length > 0)
  const lines = [
    ...parts.map((part) => `${part.name}: ${inWords(part)}, in ${Math.round(part.seconds)} s`),
    ...leftOut.map(({ what, why }) => `Left out: ${what}. ${why}`),
    ...(isUntold ? ['Tests were skipped although nothing is missing.'] : []),
    ...(strict && leftOut.length > 0 ? ['In CI nothing may be left out.'] : []),
    inWords(total),
  ]
  return { lines, code: isFailed ? 1 : 0 }
}
