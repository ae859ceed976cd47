/** SQL of what the owner lays over the articles. */
import type { Updateable } from 'kysely'
import type { ArticleResponsibilityTable, ArticleWordingsTable } from '../database/content-tables.ts'
import type { AnyDatabase } from '../database/database.ts'

/** One row an article at the most: as many as there are files. */
export const listWordingRows = (db: AnyDatabase): Promise<ArticleWordingsTable[]> => db.selectFrom('elk_article_wordings').selectAll().orderBy('slug').execute()

export const findWordingRow = (db: AnyDatabase, slug: string): Promise<ArticleWordingsTable | undefined> =>
  db.selectFrom('elk_article_wordings').selectAll().where('slug', '=', slug).executeTakeFirst()

/** `version` is the one the change was based on, 0 for none. False when it was saved elsewhere since. */
export async function writeWording(db: AnyDatabase, slug: string, version: number, values: Updateable<ArticleWordingsTable>): Promise<boolean> {
  if (version > 0) {
    const { numUpdatedRows } = await db
      .updateTable('elk_article_wordings')
      .set({ ...values, version: version + 1 })
      .where('slug', '=', slug)
      .where('version', '=', version)
      .executeTakeFirst()
    return numUpdatedRows === 1n
  }
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('elk_article_wordings')
    .values({
      title: null,
      description: null,
      body: null,
      body_base: null,
      body_changed_at: null,
      published_at: null,
      draft_title: null,
      draft_description: null,
      draft_body: null,
      draft_saved_at: null,
      ...values,
      slug,
      version: 1,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const listResponsibilityRows = (db: AnyDatabase): Promise<ArticleResponsibilityTable[]> =>
  db.selectFrom('elk_article_responsibility').selectAll().orderBy('slug').execute()

/** A day that stands for the present text of the article stays as it is. */
export async function insertResponsibility(db: AnyDatabase, row: ArticleResponsibilityTable): Promise<void> {
  await db
    .insertInto('elk_article_responsibility')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ taken_on: row.taken_on, article_updated: row.article_updated })
        .where('elk_article_responsibility.article_updated', '!=', row.article_updated),
    )
    .execute()
}

export async function deleteResponsibilities(db: AnyDatabase, slugs: readonly string[]): Promise<void> {
  await db.deleteFrom('elk_article_responsibility').where('slug', 'in', slugs).execute()
}
