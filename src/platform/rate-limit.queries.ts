/** SQL of the rate limits. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'

/** One atomic upsert: a new window starts at one, the same window counts up. Returns the count including this attempt. */
export async function hit(db: AnyDatabase, key: string, windowStart: string): Promise<number> {
  const row = await db
    .insertInto('elk_rate_limits')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((oc) =>
      oc.column('key').doUpdateSet({
        count: sql`case when elk_rate_limits.window_start = excluded.window_start then elk_rate_limits.count + 1 else 1 end`,
        window_start: (eb) => eb.ref('excluded.window_start'),
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return row.count
}

export async function dropWindowsBefore(db: AnyDatabase, time: string): Promise<number> {
  const result = await db.deleteFrom('elk_rate_limits').where('window_start', '<', time).executeTakeFirst()
  return Number(result.numDeletedRows)
}
