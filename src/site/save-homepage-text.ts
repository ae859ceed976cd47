/** The owner changes a text of the home page; the version before stays in its history. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { listRevisions, recordRevision } from '../revisions/revisions.ts'
import { checkHomepageText, type HomepageText } from './homepage-text.ts'
import { findHomepageText, updateHomepageText } from './news.queries.ts'

interface SavedText extends HomepageText {
  id: string
  /** The version that the owner had before him. */
  version: number
}

/** Throws `invalid_input`, `not_found`, or `conflict` when it was saved elsewhere since. */
export async function saveHomepageText(context: Context, input: SavedText): Promise<{ version: number }> {
  requireOwner(context)
  const text = checkHomepageText(input)
  const { id, version } = input
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    const before = await findHomepageText(tx, id)
    if (!before || before.deleted_at !== null) throw new AppError('not_found')
    const values = { content_nl: text.content, is_active: text.isActive, starts_at: text.startsAt, ends_at: text.endsAt }
    if (!(await updateHomepageText(tx, id, version, values))) throw new AppError('conflict')
    const revisions = { kind: 'homepagetekst', subjectId: id } as const
    if ((await listRevisions({ ...context, db: tx }, revisions)).length === 0) {
      // A text that came with the installation has no history yet: what it said first must not be lost.
      const first = { content: before.content_nl, isActive: before.is_active, startsAt: before.starts_at, endsAt: before.ends_at }
      await recordRevision({ ...at, clock: { now: () => new Date(before.created_at) } }, { ...revisions, data: first })
    }
    await recordRevision(at, { ...revisions, data: text })
    await recordAudit(at, { action: 'homepage.save', subject: id, details: { active: text.isActive } })
    await contentChanged(tx)
  })
  return { version: version + 1 }
}
