/** What some days hold together, for a report. */
import type { AnyDatabase } from '../platform/context.ts'
import { listDayCounts } from './daily-counts.queries.ts'
import type { MeasureName } from './measures.ts'
import type { Period } from './period.ts'

export async function sumDays<Name extends MeasureName>({ db }: { db: AnyDatabase }, measures: readonly Name[], period: Period): Promise<Record<Name, number>> {
  const sums = Object.fromEntries(measures.map((measure) => [measure, 0])) as Record<Name, number>
  for (const { measure, count } of await listDayCounts(db, measures, period)) sums[measure as Name] += count
  return sums
}
