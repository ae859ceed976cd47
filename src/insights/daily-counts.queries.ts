/** SQL of the counts by the day and of how far counting has come. */
import type { AnyDatabase } from '../database/database.ts'
import type { DailyCountsTable } from '../database/count-tables.ts'

/** In the caller's transaction: what is counted anew takes the place of what was there. */
export async function replaceDay(db: AnyDatabase, day: string, measures: readonly string[], rows: readonly DailyCountsTable[]): Promise<void> {
  await db.deleteFrom('elk_daily_counts').where('day', '=', day).where('measure', 'in', measures).execute()
  if (rows.length === 0) return
  await db
    .insertInto('elk_daily_counts')
    .values([...rows])
    // Another instance may have counted the same day just now.
    .onConflict((oc) => oc.columns(['measure', 'day', 'dimension']).doUpdateSet((eb) => ({ count: eb.ref('excluded.count') })))
    .execute()
}

export async function listCheckpoints(db: AnyDatabase): Promise<Map<string, string>> {
  const rows = await db.selectFrom('elk_count_marks').select(['name', 'value']).orderBy('name').limit(100).execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

/** A checkpoint that is there already stays. */
export async function insertCheckpoints(db: AnyDatabase, checkpoints: readonly { name: string; value: string }[]): Promise<void> {
  await db
    .insertInto('elk_count_marks')
    .values([...checkpoints])
    .onConflict((oc) => oc.column('name').doNothing())
    .execute()
}

/** Sets a checkpoint unless a later one is there. */
export async function raiseCheckpoint(db: AnyDatabase, name: string, value: string): Promise<void> {
  await db
    .insertInto('elk_count_marks')
    .values({ name, value })
    .onConflict((oc) => oc.column('name').doUpdateSet({ value }).where('elk_count_marks.value', '<', value))
    .execute()
}

export async function lowerCheckpoint(db: AnyDatabase, name: string, value: string): Promise<void> {
  await db.updateTable('elk_count_marks').set({ value }).where('name', '=', name).where('value', '>', value).execute()
}

export interface DayCount {
  day: string
  measure: string
  count: number
}

/** One row for each day and measure that is not nought. */
export const listDayCounts = (db: AnyDatabase, measures: readonly string[], { from, to }: { from: string; to: string }): Promise<DayCount[]> =>
  db
    .selectFrom('elk_daily_counts')
    .select(['day', 'measure', 'count'])
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .where('dimension', '=', '')
    .execute()

export interface SumRow {
  measure: string
  dimension: string
  count: number
}

/** Sums over the days, the largest first. */
export const sumCounts = (db: AnyDatabase, measures: readonly string[], { from, to }: { from: string; to: string }, limit: number): Promise<SumRow[]> =>
  db
    .selectFrom('elk_daily_counts')
    .select((eb) => ['measure', 'dimension', eb.fn.sum<number>('count').as('count')])
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['measure', 'dimension'])
    .orderBy('count', 'desc')
    .orderBy('dimension')
    .limit(limit)
    .execute()

/** All names of each measure together. */
export const sumMeasures = (db: AnyDatabase, measures: readonly string[], { from, to }: { from: string; to: string }) =>
  db
    .selectFrom('elk_daily_counts')
    .select((eb) => ['measure', eb.fn.sum<number>('count').as('count')])
    .where('measure', 'in', measures)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('measure')
    .execute()

/** Of one day, the most counted of each measure first. A period is read day by day: all at once would hold up every visitor. */
export const listNamedCounts = (db: AnyDatabase, measures: readonly string[], day: string) =>
  db
    .selectFrom('elk_daily_counts')
    .select(['measure', 'dimension', 'count'])
    .where('measure', 'in', measures)
    .where('day', '=', day)
    .orderBy('measure')
    .orderBy('count', 'desc')
    .orderBy('dimension')
    .execute()
