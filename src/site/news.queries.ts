/** SQL of the texts on the home page. */
import type { AnyDatabase } from '../database/database.ts'
import type { HomepageContentTable } from '../database/schema.ts'

export async function findNewestActiveText(db: AnyDatabase): Promise<string | undefined> {
  const row = await db
    .selectFrom('elk_homepage_content')
    .select('content_nl')
    .where('is_active', '=', true)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.content_nl
}

export async function insertHomepageText(db: AnyDatabase, row: HomepageContentTable): Promise<void> {
  await db.insertInto('elk_homepage_content').values(row).execute()
}
