/** Erasing by age where ids sort by time: the oldest rows stand at the start of the key, so that no index on the time is needed. */
import type { AnyDatabase } from './database.ts'

type AgedTable = 'elk_events' | 'elk_affiliate_clicks' | 'elk_redirect_clicks'

/** `firstId` is the first id that a row of the time `before` can have. Returns how many went, at most `limit`. */
export async function deleteAged(
  db: AnyDatabase,
  table: AgedTable,
  { before, firstId, limit }: { before: string; firstId: string; limit: number },
): Promise<number> {
  const result = await db
    .deleteFrom(table)
    .where('id', 'in', (eb) => eb.selectFrom(table).select('id').where('id', '<', firstId).where('created_at', '<', before).orderBy('id').limit(limit))
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
