/** SQL of the rate limits. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { selectFromJson, type DialectName } from '../database/dialects.ts'

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

/** The same for many keys of one window, each with its number of hits. Returns the count by key. Rows go in the order of their key, so that two writers lock in the same order. */
export async function hitMany(
  db: AnyDatabase,
  dialect: DialectName,
  windowStart: string,
  hits: readonly { key: string; hits: number }[],
): Promise<Map<string, number>> {
  const start = dialect === 'postgres' ? sql`${windowStart}::timestamptz` : sql`${windowStart}`
  const sorted = hits.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  // Without 'where true' SQLite reads the 'on' of 'on conflict' as that of a join.
  const { rows } = await sql<{ key: string; count: number }>`
    with added (key, hits) as (${selectFromJson(dialect, ['key', 'hits'], sorted)})
    insert into elk_rate_limits (key, window_start, count) select key, ${start}, cast(hits as integer) from added where true
    on conflict (key) do update set window_start = excluded.window_start, count = excluded.count
      + case when elk_rate_limits.window_start = excluded.window_start then elk_rate_limits.count else 0 end
    returning key, count`.execute(db)
  return new Map(rows.map((row) => [row.key, row.count]))
}

export async function dropWindowsBefore(db: AnyDatabase, time: string): Promise<number> {
  const result = await db.deleteFrom('elk_rate_limits').where('window_start', '<', time).executeTakeFirst()
  return Number(result.numDeletedRows)
}

export interface WindowRow {
  window_start: string
  count: number
}

export async function findWindow(db: AnyDatabase, key: string): Promise<WindowRow | undefined> {
  return db.selectFrom('elk_rate_limits').select(['window_start', 'count']).where('key', '=', key).executeTakeFirst()
}

/** False when there is one already. */
export async function insertWindow(db: AnyDatabase, row: WindowRow & { key: string }): Promise<boolean> {
  const inserted = await db
    .insertInto('elk_rate_limits')
    .values(row)
    .onConflict((oc) => oc.column('key').doNothing())
    .returning('key')
    .executeTakeFirst()
  return inserted !== undefined
}

/** False when it is no longer what the caller read. */
export async function replaceWindow(db: AnyDatabase, key: string, from: WindowRow, to: WindowRow): Promise<boolean> {
  const result = await db
    .updateTable('elk_rate_limits')
    .set(to)
    .where('key', '=', key)
    .where('count', '=', from.count)
    .where('window_start', '=', from.window_start)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function dropKey(db: AnyDatabase, key: string): Promise<void> {
  await db.deleteFrom('elk_rate_limits').where('key', '=', key).execute()
}
