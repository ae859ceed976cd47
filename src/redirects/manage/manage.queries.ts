/** SQL of what the owner does with links. */
import { sql, type Insertable, type Updateable } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'
import type { AffiliateRedirectsTable } from '../../database/schema.ts'
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
  'version',
] as const

export interface ListFilter {
  /** Part of the slug, the title, the description or the destination; '' for all. */
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
    eb.or(
      (['slug', 'deleted_slug', 'title', 'description', 'destination_url'] as const).map(
        (column) => sql<boolean>`elk_lower(${sql.ref(column)}) like ${pattern} escape '!'`,
      ),
    ),
  )
}

export async function countRedirects(db: AnyDatabase, filter: ListFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Any that is not a sample of the demo. */
export const findOwnLink = (db: AnyDatabase) =>
  db.selectFrom('elk_affiliate_redirects').select('id').where('deleted_at', 'is', null).where('is_sample', '=', false).limit(1).executeTakeFirst()

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

type Change = Omit<Updateable<AffiliateRedirectsTable>, 'id' | 'version'>

/** Of a row that is the transaction's own. Throws when the slug is another's. */
export async function updateRedirect(db: AnyDatabase, id: string, change: Change): Promise<void> {
  await db.updateTable('elk_affiliate_redirects').set(change).where('id', '=', id).execute()
}

/** Its own slug is free at once. */
export async function hideSlug(db: AnyDatabase, id: string): Promise<void> {
  await db
    .updateTable('elk_affiliate_redirects')
    .set((eb) => ({ deleted_slug: eb.ref('slug'), slug: deletedSlug(id) }))
    .where('id', '=', id)
    .execute()
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
