/** SQL that counts what is old enough to be erased. */
import { sql, type RawBuilder } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { firstIdAt } from '../platform/ids.ts'
import type { AgedTable } from '../platform/stored-data.ts'

const ofTable = ({ table, column, sortedById }: AgedTable) => {
  const key = sql.ref(sortedById ? 'id' : column)
  return { key, from: sql`from ${sql.table(table)}`, isOld: (before: string) => sql`${key} < ${sortedById ? firstIdAt(Date.parse(before)) : before}` }
}

const count = async (db: AnyDatabase, rows: RawBuilder<unknown>): Promise<number> =>
  (await sql<{ n: number }>`select count(*) as n from (${rows}) as counted`.execute(db)).rows[0]?.n ?? 0

/** How many rows are older, as far as `most`. */
export function countOlder(db: AnyDatabase, aged: AgedTable, before: string, most = Number.MAX_SAFE_INTEGER): Promise<number> {
  const { from, isOld } = ofTable(aged)
  return count(db, sql`select 1 as one ${from} where ${isOld(before)} limit ${most}`)
}

/** How many rows there are, as far as `most`. */
export const countAll = (db: AnyDatabase, aged: AgedTable, most = Number.MAX_SAFE_INTEGER): Promise<number> =>
  count(db, sql`select 1 as one ${ofTable(aged).from} limit ${most}`)

/** The time of the oldest row but so many; undefined when there are no more. */
export async function timeOfOldest(db: AnyDatabase, aged: AgedTable, skip: number): Promise<string | undefined> {
  const { key, from } = ofTable(aged)
  const { rows } = await sql<{ at: string }>`select ${sql.ref(aged.column)} as at ${from} order by ${key} limit 1 offset ${skip}`.execute(db)
  return rows[0]?.at
}
