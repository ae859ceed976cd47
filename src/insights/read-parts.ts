/** What the numbers of a period are made up of, the largest part of each first. */
import { OTHER } from '../events/view-measures.ts'
import type { AnyDatabase } from '../platform/context.ts'
import { partKnownSince, type CountCheckpoints } from './count-checkpoints.ts'
import { sumCounts, sumMeasures, type SumRow } from './daily-counts.queries.ts'
import { breakdownNames, type BreakdownName } from './measures.ts'
import type { Period } from './period.ts'

const LISTED = 50

export interface NamedCount {
  name: string
  count: number
}

const ofEach = <Value>(entries: readonly (readonly [BreakdownName, Value])[]) => Object.fromEntries(entries) as Record<BreakdownName, Value>

/** What is not listed by its name is counted among the others. */
function withRest(rows: readonly SumRow[], total: number): NamedCount[] {
  const named = rows.filter(({ dimension }) => dimension !== OTHER)
  const rest = total - named.reduce((sum, { count }) => sum + count, 0)
  const listed = named.map(({ dimension, count }) => ({ name: dimension, count }))
  return rest > 0 ? [...listed, { name: OTHER, count: rest }].toSorted((a, b) => b.count - a.count) : listed
}

export async function readParts(db: AnyDatabase, period: Period): Promise<Record<BreakdownName, NamedCount[]>> {
  const totals = new Map((await sumMeasures(db, breakdownNames, period)).map(({ measure, count }) => [measure, count]))
  const lists = breakdownNames.map(async (name) => {
    const rows = await sumCounts(db, [name], period, LISTED)
    return [name, withRest(rows, totals.get(name) ?? 0)] as const
  })
  return ofEach(await Promise.all(lists))
}

/** First day that is known, of those that the period begins before. */
export const partsSince = (checkpoints: CountCheckpoints, { from }: Period): Record<BreakdownName, string | null> =>
  ofEach(
    breakdownNames.map((name) => {
      const since = partKnownSince(checkpoints, name)
      return [name, from < since ? since : null] as const
    }),
  )
