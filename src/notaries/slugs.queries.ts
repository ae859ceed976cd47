/** SQL of the addresses of offices. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { ErasedSlugsTable, NotarySlugsTable } from '../database/notary-tables.ts'

/** More offices of one name in one place than there are. */
const MOST = 1_000

/** Who has `base` or `base` with something behind it: the id of the office by its address. */
export async function findSlugOwners(db: AnyDatabase, base: string): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectFrom('elk_notary_slugs')
    .select(['slug', 'notary_id'])
    .where((where) => where.or([where('slug', '=', base), where('slug', 'like', `${base}-%`)]))
    .orderBy('slug')
    .limit(MOST)
    .execute()
  return new Map(rows.map(({ slug, notary_id }) => [slug, notary_id]))
}

export const findSlugOwner = (db: AnyDatabase, slug: string): Promise<{ notary_id: string } | undefined> =>
  db.selectFrom('elk_notary_slugs').select('notary_id').where('slug', '=', slug).executeTakeFirst()

/** False when it is taken, also by a transaction that was not done yet. */
export async function insertSlug(db: AnyDatabase, row: Insertable<NotarySlugsTable>): Promise<boolean> {
  const query = db.insertInto('elk_notary_slugs').values(row)
  const { numInsertedOrUpdatedRows = 0n } = await query.onConflict((conflict) => conflict.doNothing()).executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export async function selectSlugsOf(db: AnyDatabase, notaryId: string): Promise<string[]> {
  const rows = await db.selectFrom('elk_notary_slugs').select('slug').where('notary_id', '=', notaryId).orderBy('slug').limit(MOST).execute()
  return rows.map(({ slug }) => slug)
}

export const findErasedSlug = (db: AnyDatabase, hash: string): Promise<{ slug_hash: string } | undefined> =>
  db.selectFrom('elk_erased_slugs').select('slug_hash').where('slug_hash', '=', hash).executeTakeFirst()

/** One that is there already stays. */
export async function insertErasedSlugs(db: AnyDatabase, rows: readonly Insertable<ErasedSlugsTable>[]): Promise<void> {
  if (rows.length === 0) return
  const query = db.insertInto('elk_erased_slugs').values(rows)
  await query.onConflict((conflict) => conflict.doNothing()).execute()
}

const AT_ONCE = 500

export async function selectErasedSlugs(db: AnyDatabase, hashes: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (let from = 0; from < hashes.length; from += AT_ONCE) {
    const query = db.selectFrom('elk_erased_slugs').select('slug_hash')
    const rows = await query.where('slug_hash', 'in', hashes.slice(from, from + AT_ONCE)).execute()
    found.push(...rows.map(({ slug_hash }) => slug_hash))
  }
  return found
}
