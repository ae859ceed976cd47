/** SQL of the events. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { deleteAged } from '../database/delete-aged.ts'
import type { EventsTable } from '../database/schema.ts'
import { firstIdAt } from '../platform/ids.ts'

export async function insertEvent(db: AnyDatabase, row: Insertable<EventsTable>): Promise<void> {
  await db.insertInto('elk_events').values(row).execute()
}

/** Returns how many went, at most `limit`. */
export const deleteEventsBefore = (db: AnyDatabase, before: string, limit: number): Promise<number> =>
  deleteAged(db, 'elk_events', { before, firstId: firstIdAt(Date.parse(before)), limit })
