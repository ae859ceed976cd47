/** SQL of what the owner does with links. */
import { sql, type Insertable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AffiliateRedirectsTable } from '../../database/schema.ts'
import type { RedirectValues } from '../redirect-fields.ts'
import { deletedSlug } from '../slug.ts'

const columns = [
  'id',
  'slug',
  'title',
  'destination_url',
  'description',
  'click_count',
  'is_active',
  'is_sample',
  'created_at',
  'updated_at',
  'deleted_at',
  'deleted_slug',
] as const

export interface ListFilter {
  /** Part of the slug, the title or the destination; '' for all. */
  search: string
  deleted: boolean
}

/** The last row of the page before. */
export interface ListCursor {
  clicks: number
  id: string
}

const filtered = (db: AnyDatabase, { search, deleted }: ListFilter) => {
  const query = db.selectFrom('elk_affiliate_redirects').where('deleted_at', deleted ? 'is not' : 'is', null)
  if (search === '') return query
  const pattern = `%${search.toLowerCase().replace(/[!%_]/g, '!$&')}%`
  return query.where((eb) =>
    eb.or((['slug', 'deleted_slug', 'title', 'destination_url'] as const).map((column) => sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`)),
  )
}

export async function countRedirects(db: AnyDatabase, filter: ListFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Most clicked first. */
export function listRedirectRows(db: AnyDatabase, filter: ListFilter, page: { after: ListCursor | undefined; limit: number }) {
  let query = filtered(db, filter).select(columns).orderBy('click_count', 'desc').orderBy('id').limit(page.limit)
  const { after } = page
  if (after) {
    query = query.where((eb) => eb.or([eb('click_count', '<', after.clicks), eb.and([eb('click_count', '=', after.clicks), eb('id', '>', after.id)])]))
  }
  return query.execute()
}

export const findRedirect = (db: AnyDatabase, id: string) => db.selectFrom('elk_affiliate_redirects').select(columns).where('id', '=', id).executeTakeFirst()

/** For the export: by slug. */
export const listAllRedirects = (db: AnyDatabase, limit: number) =>
  db.selectFrom('elk_affiliate_redirects').select(columns).where('deleted_at', 'is', null).orderBy('slug').limit(limit).execute()

export async function listSlugs(db: AnyDatabase): Promise<Set<string>> {
  const rows = await db.selectFrom('elk_affiliate_redirects').select('slug').where('deleted_at', 'is', null).limit(20_000).execute()
  return new Set(rows.map((row) => row.slug))
}

/** Returns the slugs that were free; the others are left out. */
export async function insertRedirects(db: AnyDatabase, rows: Insertable<AffiliateRedirectsTable>[]): Promise<string[]> {
  if (rows.length === 0) return []
  const inserted = await db
    .insertInto('elk_affiliate_redirects')
    .values(rows)
    .onConflict((oc) => oc.column('slug').doNothing())
    .returning('slug')
    .execute()
  return inserted.map((row) => row.slug)
}

/** False when the link was changed or deleted since `seenAt`. Throws when the slug is another's. */
export async function updateRedirect(
  db: AnyDatabase,
  { id, seenAt, values }: { id: string; seenAt: string; values: RedirectValues & { is_sample: boolean; updated_at: string } },
): Promise<boolean> {
  const result = await db
    .updateTable('elk_affiliate_redirects')
    .set(values)
    .where('id', '=', id)
    .where('updated_at', '=', seenAt)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function setActive(db: AnyDatabase, id: string, active: boolean, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_affiliate_redirects')
    .set({ is_active: active, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False when it was gone already. */
export async function markDeleted(db: AnyDatabase, id: string, now: string): Promise<boolean> {
  const result = await db
    .updateTable('elk_affiliate_redirects')
    .set((eb) => ({ deleted_at: now, deleted_slug: eb.ref('slug'), slug: deletedSlug(id), updated_at: now }))
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** False when it is not deleted. Throws when the slug is another's by now. */
export async function unmarkDeleted(db: AnyDatabase, { id, slug, now }: { id: string; slug: string; now: string }): Promise<boolean> {
  const result = await db
    .updateTable('elk_affiliate_redirects')
    .set({ deleted_at: null, deleted_slug: null, slug, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

export async function listDeletedBefore(db: AnyDatabase, before: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_affiliate_redirects')
    .select('id')
    .where('deleted_at', '<', before)
    .orderBy('deleted_at')
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** The next ledger rows of a link in the order of their ids. */
export async function listClickIds(db: AnyDatabase, redirectId: string, after: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('elk_redirect_clicks')
    .select('id')
    .where('redirect_id', '=', redirectId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

export async function deleteClicks(db: AnyDatabase, ids: string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('elk_redirect_clicks').where('id', 'in', ids).execute()
}

/** Its numbers go with it. Only when it is still deleted. */
export async function eraseRedirect(db: AnyDatabase, id: string, before: string): Promise<boolean> {
  const result = await db.deleteFrom('elk_affiliate_redirects').where('id', '=', id).where('deleted_at', '<', before).executeTakeFirst()
  return result.numDeletedRows > 0n
}
