/** SQL of the clicks on calls to action. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { AffiliateClicksTable } from '../database/schema.ts'
import { firstIdAt } from '../platform/ids.ts'

export async function insertCtaClick(db: AnyDatabase, row: Insertable<AffiliateClicksTable>): Promise<void> {
  await db.insertInto('elk_affiliate_clicks').values(row).execute()
}

/** Returns how many went, at most `limit`; ids sort by time. */
export async function deleteCtaClicksBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('elk_affiliate_clicks')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('elk_affiliate_clicks')
        .select('id')
        .where('id', '<', firstIdAt(Date.parse(before)))
        .where('created_at', '<', before)
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
