/** What the owner added to pages: for the pages, and for his screen. */
import { requireReader } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import type { Context } from '../platform/context.ts'
import { pageTextIds, type PageText, type PageTextId } from './page-text.ts'
import { listPageTextRows } from './page-texts.queries.ts'

export interface ListedPageText extends PageText {
  id: PageTextId
  version: number
}

async function readAll({ db }: Pick<Context, 'db'>): Promise<ListedPageText[]> {
  const rows = new Map((await listPageTextRows(db)).map((row) => [row.id, row]))
  return pageTextIds.flatMap((id) => {
    const row = rows.get(id)
    return row ? [{ id, content: row.content, changedAt: row.changed_at, version: row.version }] : []
  })
}

/** In the order of `pageTextIds`. */
export async function listPageTexts(context: Context): Promise<ListedPageText[]> {
  requireReader(context)
  return readAll(context)
}

/** Throws `not_found`. */
export async function openPageText(context: Context, id: string): Promise<ListedPageText> {
  const found = (await listPageTexts(context)).find((text) => text.id === id)
  if (!found) throw new AppError('not_found')
  return found
}

/** Only those that say something. */
export const readPageTexts = async (context: Pick<Context, 'db'>): Promise<ReadonlyMap<string, PageText>> =>
  new Map((await readAll(context)).filter(({ content }) => content !== '').map((text) => [text.id, text]))
