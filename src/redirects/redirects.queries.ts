/** SQL of the redirects room. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { deleteAged } from '../database/delete-aged.ts'
import { selectFromJson, type DialectName } from '../database/dialects.ts'
import type { RedirectClicksTable } from '../database/link-tables.ts'
import type { AffiliateRedirectsTable } from '../database/schema.ts'
import { firstIdAt } from '../platform/ids.ts'
import type { RedirectTarget } from './redirect.ts'

export type ClickRow = Insertable<RedirectClicksTable>

export async function listActiveTargets(db: AnyDatabase): Promise<RedirectTarget[]> {
  const rows = await db
    .selectFrom('elk_affiliate_redirects')
    .select(['id', 'slug', 'destination_url', 'title', 'is_sample'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .orderBy('slug')
    .limit(10_000)
    .execute()
  return rows.map((row) => ({ id: row.id, slug: row.slug, destinationUrl: row.destination_url, title: row.title, isSample: row.is_sample }))
}

export async function insertRedirect(db: AnyDatabase, row: Insertable<AffiliateRedirectsTable>): Promise<void> {
  await db
    .insertInto('elk_affiliate_redirects')
    .values(row)
    .onConflict((oc) => oc.column('slug').doNothing())
    .execute()
}

/** Locks the targets in a fixed order, so that two instances that flush at once cannot both miss a repeat or deadlock. */
export async function lockTargets(db: AnyDatabase, dialect: DialectName, ids: string[]): Promise<Set<string>> {
  let query = db.selectFrom('elk_affiliate_redirects').select('id').where('id', 'in', ids).orderBy('id')
  if (dialect === 'postgres') query = query.forUpdate()
  return new Set((await query.execute()).map((row) => row.id))
}

export interface Person {
  redirect_id: string
  visitor: string
}

/**
 * When each of these people last clicked, by `redirect_id visitor`, as far as that was since `since`. One look into the index for each:
 * given a list of visitors, PostgreSQL reads all clicks of the day on a link instead, which takes longer with each click.
 */
export async function listLastClicks(db: AnyDatabase, dialect: DialectName, people: readonly Person[], since: string): Promise<Map<string, string>> {
  const { rows } = await sql<Person & { last: string | null }>`
    with person (redirect_id, visitor) as (${selectFromJson(dialect, ['redirect_id', 'visitor'], people)})
    select redirect_id, visitor, (
      select max(click.created_at) from elk_redirect_clicks as click
      where click.redirect_id = person.redirect_id and click.visitor = person.visitor and click.created_at >= ${since} and click.kind = 'human'
    ) as last from person`.execute(db)
  return new Map(rows.flatMap((row) => (row.last === null ? [] : [[`${row.redirect_id} ${row.visitor}`, row.last]])))
}

const clickColumns = ['id', 'redirect_id', 'kind', 'reason', 'visitor', 'source_path', 'device', 'hits', 'created_at'] as const satisfies (keyof ClickRow)[]

export async function hasClick(db: AnyDatabase, id: string): Promise<boolean> {
  return (await db.selectFrom('elk_redirect_clicks').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** JSON gives text; PostgreSQL wants to be told what the other columns are. */
function typed(dialect: DialectName, column: (typeof clickColumns)[number]) {
  if (column === 'hits') return sql`cast(hits as integer)`
  return column === 'created_at' && dialect === 'postgres' ? sql`created_at::timestamptz` : sql.ref(column)
}

/** In the caller's transaction: all rows or none. */
export async function insertClicks(db: AnyDatabase, dialect: DialectName, rows: ClickRow[]): Promise<void> {
  const columns = sql.join(clickColumns.map((column) => sql.ref(column)))
  const picked = sql.join(clickColumns.map((column) => typed(dialect, column)))
  await sql`
    with click (${columns}) as (${selectFromJson(dialect, clickColumns, rows)})
    insert into elk_redirect_clicks (${columns}) select ${picked} from click`.execute(db)
}

/** Returns how many went, at most `limit`. */
export const deleteClicksBefore = (db: AnyDatabase, before: string, limit: number): Promise<number> =>
  deleteAged(db, 'elk_redirect_clicks', { before, firstId: firstIdAt(Date.parse(before)), limit })

export async function addToClickCount(db: AnyDatabase, id: string, clicks: number): Promise<void> {
  await db
    .updateTable('elk_affiliate_redirects')
    .set({ click_count: sql`click_count + ${clicks}` })
    .where('id', '=', id)
    .execute()
}

export async function countClicks(db: AnyDatabase, slug: string): Promise<{ headline: number; ledger: Record<string, number> }> {
  const target = await db.selectFrom('elk_affiliate_redirects').select(['id', 'click_count']).where('slug', '=', slug).executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('elk_redirect_clicks')
    .select(['kind', (eb) => eb.fn.sum<number>('hits').as('count')])
    .where('redirect_id', '=', target.id)
    .groupBy('kind')
    .execute()
  return { headline: target.click_count, ledger: Object.fromEntries(rows.map((row) => [row.kind, row.count])) }
}
