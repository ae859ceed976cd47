/** SQL of the clicks on calls to action. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { deleteAged } from '../database/delete-aged.ts'
import type { AffiliateClicksTable } from '../database/schema.ts'
import { firstIdAt } from '../platform/ids.ts'

export async function insertCtaClick(db: AnyDatabase, row: Insertable<AffiliateClicksTable>): Promise<void> {
  await db.insertInto('elk_affiliate_clicks').values(row).execute()
}

/** Returns how many went, at most `limit`. */
export const deleteCtaClicksBefore = (db: AnyDatabase, before: string, limit: number): Promise<number> =>
  deleteAged(db, 'elk_affiliate_clicks', { before, firstId: firstIdAt(Date.parse(before)), limit })
