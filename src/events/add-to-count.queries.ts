/** SQL of what is counted as it happens. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DailyCountsTable } from '../database/count-tables.ts'

/** One statement for all rows, which are of different keys. */
export async function addToCounts(db: AnyDatabase, rows: readonly DailyCountsTable[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('elk_daily_counts')
    .values([...rows])
    .onConflict((oc) => oc.columns(['measure', 'day', 'dimension']).doUpdateSet({ count: sql`elk_daily_counts.count + excluded.count` }))
    .execute()
}

export const addToCount = (db: AnyDatabase, row: DailyCountsTable): Promise<void> => addToCounts(db, [row])

const MOST_NAMES = 1_000

/** The names that a measure has on a day. */
export async function listNames(db: AnyDatabase, { measure, day }: { measure: string; day: string }): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_daily_counts')
    .select('dimension')
    .where('measure', '=', measure)
    .where('day', '=', day)
    .orderBy('dimension')
    .limit(MOST_NAMES)
    .execute()
  return rows.map(({ dimension }) => dimension)
}
