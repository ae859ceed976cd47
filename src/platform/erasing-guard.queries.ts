/** SQL of what guards the erasing by age. */
import { sql, type RawBuilder } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { AgedTable } from './stored-data.ts'
import { firstIdAt } from './ids.ts'

/** Every mark by its name. Whoever reads them in a transaction keeps the others waiting until its end. */
export async function readMarks(db: AnyDatabase, dialect: DialectName): Promise<Map<string, string>> {
  let query = db.selectFrom('elk_erasing_marks').select(['name', 'marked_at']).orderBy('name')
  if (dialect === 'postgres' && db.isTransaction) query = query.forUpdate()
  return new Map((await query.execute()).map((row) => [row.name, row.marked_at]))
}

export async function putMark(db: AnyDatabase, name: string, at: string): Promise<void> {
  await db
    .insertInto('elk_erasing_marks')
    .values({ name, marked_at: at })
    .onConflict((oc) => oc.column('name').doUpdateSet({ marked_at: at }))
    .execute()
}

export async function dropMarks(db: AnyDatabase, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.deleteFrom('elk_erasing_marks').where('name', 'in', names).execute()
}

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
