/** SQL of what the owner adds to pages. */
import type { Selectable } from 'kysely'
import type { PageTextsTable } from '../database/content-tables.ts'
import type { AnyDatabase } from '../database/database.ts'

export type PageTextRow = Selectable<PageTextsTable>

/** As many as there are such pages. */
export const listPageTextRows = (db: AnyDatabase): Promise<PageTextRow[]> => db.selectFrom('elk_page_texts').selectAll().orderBy('id').execute()

/** Of a row that is the transaction's own. */
export async function updatePageText(db: AnyDatabase, id: string, values: { content: string; changed_at: string }): Promise<void> {
  await db.updateTable('elk_page_texts').set(values).where('id', '=', id).execute()
}
