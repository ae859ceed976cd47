/** SQL of what is counted as it happens. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DailyCountsTable } from '../database/count-tables.ts'

export async function addToCount(db: AnyDatabase, row: DailyCountsTable): Promise<void> {
  await db
    .insertInto('elk_daily_counts')
    .values(row)
    .onConflict((oc) => oc.columns(['measure', 'day', 'dimension']).doUpdateSet({ count: sql`elk_daily_counts.count + excluded.count` }))
    .execute()
}
