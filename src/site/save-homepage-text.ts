/** The owner writes a text for the home page or changes one; the version before stays in its history. */
import { requireEditor } from '../audit/require-role.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context, TransactionContext } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { changeRecord } from '../records/change-record.ts'
import type { RecordKind, RecordRow } from '../records/record-kind.ts'
import { listRevisions, recordRevision } from '../revisions/revisions.ts'
import { checkHomepageText, type HomepageText } from './homepage-text.ts'
import { findHomepageText, insertHomepageText, updateHomepageText } from './news.queries.ts'

export const homepageRecord: RecordKind = {
  table: 'elk_homepage_content',
  history: 'homepagetekst',
  actions: { save: 'homepage.save', delete: 'homepage.delete', restore: 'homepage.restore' },
  kept: 'for-good',
}

/** `row` undefined: a new text. Throws `invalid_input`, `not_found`, or `conflict` when it was saved elsewhere since. */
export async function saveHomepageText(context: Context, { row, ...typed }: HomepageText & { row: RecordRow | undefined }): Promise<RecordRow> {
  requireEditor(context)
  const text = checkHomepageText(typed)
  const columns = { content_nl: text.content, is_active: text.isActive, starts_at: text.startsAt, ends_at: text.endsAt }
  return changeRecord(context, homepageRecord, { row }, async (at, id) => {
    if (row) {
      await keepFirst(at, id)
      await updateHomepageText(at.db, id, columns)
    } else await insertHomepageText(at.db, { id, ...columns, created_at: isoNow(at.clock) })
    return { keep: text, details: { ...(!row && { new: true }), active: text.isActive } }
  })
}

/** A text that came with the installation has no history yet: what it said first must not be lost. */
async function keepFirst(at: TransactionContext, id: string): Promise<void> {
  const subject = { kind: 'homepagetekst', subjectId: id } as const
  if ((await listRevisions(at, subject)).length > 0) return
  const before = await findHomepageText(at.db, id)
  if (!before) throw new AppError('not_found')
  const first = { content: before.content_nl, isActive: before.is_active, startsAt: before.starts_at, endsAt: before.ends_at }
  await recordRevision({ ...at, clock: { now: () => new Date(before.created_at) } }, { ...subject, data: first })
}
