/** SQL of the texts on the home page. */
import type { Insertable, Selectable, Updateable } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { HomepageContentTable } from '../database/schema.ts'

export type HomepageRow = Selectable<HomepageContentTable>

/** Active, not put away and not past its end: what is to be seen now or later. Newest first. */
function selectLiving(db: AnyDatabase, now: string) {
  return db
    .selectFrom('elk_homepage_content')
    .select(['id', 'content_nl', 'starts_at', 'ends_at'])
    .where('is_active', '=', true)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

export const listLivingTexts = (db: AnyDatabase, now: string, limit: number) => selectLiving(db, now).limit(limit).execute()

export const findNewestActiveText = (db: AnyDatabase, now: string) =>
  selectLiving(db, now)
    .where((eb) => eb.or([eb('starts_at', 'is', null), eb('starts_at', '<=', now)]))
    .limit(1)
    .executeTakeFirst()

export async function insertHomepageText(db: AnyDatabase, row: Insertable<HomepageContentTable>): Promise<void> {
  await db.insertInto('elk_homepage_content').values(row).execute()
}

export const findHomepageText = (db: AnyDatabase, id: string): Promise<HomepageRow | undefined> =>
  db.selectFrom('elk_homepage_content').selectAll().where('id', '=', id).executeTakeFirst()

export interface HomepageTextPage {
  deleted: boolean
  limit: number
  /** The last row of the page before. */
  after?: { createdAt: string; id: string } | undefined
}

/** Newest first. */
export function listHomepageRows(db: AnyDatabase, { deleted, limit, after }: HomepageTextPage): Promise<HomepageRow[]> {
  let query = db
    .selectFrom('elk_homepage_content')
    .selectAll()
    .where('deleted_at', deleted ? 'is not' : 'is', null)
  if (after) {
    const { createdAt, id } = after
    query = query.where((eb) => eb.or([eb('created_at', '<', createdAt), eb.and([eb('created_at', '=', createdAt), eb('id', '<', id)])]))
  }
  return query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

/** Of a row that is the transaction's own. */
export async function updateHomepageText(db: AnyDatabase, id: string, values: Omit<Updateable<HomepageContentTable>, 'id' | 'version'>): Promise<void> {
  await db.updateTable('elk_homepage_content').set(values).where('id', '=', id).execute()
}
