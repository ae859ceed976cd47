/** What may be said of a number beside that of the period before. */

/** With fewer in the period before, a percentage says more about chance than about the site. */
export const COMPARED_FROM = 20

export type Comparison =
  | { kind: 'unknown' }
  | { kind: 'too-few' }
  | { kind: 'same' }
  | {
      kind: 'more' | 'less'
      difference: number
      /** Whole percents of the period before. */
      percent: number
    }

/** `before` is null when the days of the period before were not all counted. */
export function comparePeriods(now: number | null, before: number | null): Comparison {
  if (now === null || before === null) return { kind: 'unknown' }
  if (before < COMPARED_FROM) return { kind: 'too-few' }
  if (now === before) return { kind: 'same' }
  const difference = Math.abs(now - before)
  return { kind: now > before ? 'more' : 'less', difference, percent: Math.round((difference / before) * 100) }
}
