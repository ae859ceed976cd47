/** SQL of who is looking right now. */
import type { AnyDatabase } from '../database/database.ts'
import type { DailyVisitorsTable } from '../database/count-tables.ts'
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

/** A visitor who was here earlier that day is there already. */
export async function saveDailyVisitors(db: AnyDatabase, rows: readonly DailyVisitorsTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS_A_STATEMENT) {
    await db
      .insertInto('elk_daily_visitors')
      .values(rows.slice(start, start + ROWS_A_STATEMENT))
      .onConflict((oc) => oc.columns(['day', 'visitor']).doNothing())
      .execute()
  }
}

export async function countVisitorsOf(db: AnyDatabase, day: string): Promise<number> {
  const row = await db
    .selectFrom('elk_daily_visitors')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  return row.count
}

export async function dropVisitorsBefore(db: AnyDatabase, day: string): Promise<number> {
  const result = await db.deleteFrom('elk_daily_visitors').where('day', '<', day).executeTakeFirst()
  return Number(result.numDeletedRows)
}
