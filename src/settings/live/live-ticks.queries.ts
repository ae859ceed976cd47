/** SQL of what was tried or read before going live. */
import type { AnyDatabase } from '../../database/database.ts'
import type { LiveMarksTable } from '../../database/live-tables.ts'

export const listTicks = (db: AnyDatabase): Promise<LiveMarksTable[]> => db.selectFrom('elk_live_marks').selectAll().orderBy('name').limit(50).execute()

/** One row per name. */
export async function upsertTick(db: AnyDatabase, row: LiveMarksTable): Promise<void> {
  await db
    .insertInto('elk_live_marks')
    .values(row)
    .onConflict((oc) => oc.column('name').doUpdateSet({ value: row.value, marked_at: row.marked_at }))
    .execute()
}

export async function deleteTick(db: AnyDatabase, name: string): Promise<void> {
  await db.deleteFrom('elk_live_marks').where('name', '=', name).execute()
}
