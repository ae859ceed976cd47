/** SQL of the events. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { EventsTable } from '../database/schema.ts'
import { firstIdAt } from '../platform/ids.ts'

export async function insertEvent(db: AnyDatabase, row: Insertable<EventsTable>): Promise<void> {
  await db.insertInto('elk_events').values(row).execute()
}

/** Returns how many went, at most `limit`; ids sort by time. */
export async function deleteEventsBefore(db: AnyDatabase, before: string, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('elk_events')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('elk_events')
        .select('id')
        .where('id', '<', firstIdAt(Date.parse(before)))
        .where('created_at', '<', before)
        .orderBy('id')
        .limit(limit),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
