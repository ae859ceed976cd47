/** The owner changes what he adds to a page; the version before stays in its history. */
import { requireEditor } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordKind, RecordRow } from '../records/record-kind.ts'
import { checkPageText } from './page-text.ts'
import { updatePageText } from './page-texts.queries.ts'

const pageTextRecord: RecordKind = {
  table: 'elk_page_texts',
  history: 'paginatekst',
  actions: { save: 'page-text.save', delete: 'page-text.save', restore: 'page-text.save' },
  kept: 'for-good',
}

interface PageTextServices {
  hasPage: (path: string) => boolean
}

interface PageTextInput {
  row: RecordRow
  content: string
}

/** An empty text takes the section away. Throws `invalid_input`, `not_found`, or `conflict` when it was saved elsewhere since. */
export async function savePageText(context: Context, { hasPage }: PageTextServices, { row, content: typed }: PageTextInput): Promise<RecordRow> {
  requireEditor(context)
  const content = checkPageText(typed, hasPage)
  return changeRecord(context, pageTextRecord, { row }, async (at, id) => {
    await updatePageText(at.db, id, { content, changed_at: isoNow(at.clock) })
    return { keep: { content }, details: { empty: content === '' } }
  })
}
