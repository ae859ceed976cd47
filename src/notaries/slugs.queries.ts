/** SQL of the addresses of offices. */
import type { Insertable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { NotarySlugsTable } from '../database/notary-tables.ts'

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
