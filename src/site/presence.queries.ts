/** SQL of who is looking right now. */
import type { AnyDatabase } from '../database/database.ts'
import type { PresenceTable } from '../database/schema.ts'

const ROWS_A_STATEMENT = 400

export async function saveSeen(db: AnyDatabase, rows: readonly PresenceTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto('elk_presence')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((oc) => oc.column('visitor').doUpdateSet((eb) => ({ seen_at: eb.ref('excluded.seen_at') })))
      .execute()
  }
}

export async function dropSeenBefore(db: AnyDatabase, before: string): Promise<number> {
  const result = await db.deleteFrom('elk_presence').where('seen_at', '<', before).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export async function countSeenSince(db: AnyDatabase, since: string): Promise<number> {
  const row = await db
    .selectFrom('elk_presence')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('seen_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.count
}
