/** The owner writes a new text for the home page. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { newId } from '../platform/ids.ts'
import { recordRevision } from '../revisions/revisions.ts'
import { checkHomepageText, type HomepageText } from './homepage-text.ts'
import { insertHomepageText } from './news.queries.ts'

/** Throws `invalid_input`. */
export async function addHomepageText(context: Context, input: HomepageText): Promise<{ id: string }> {
  requireOwner(context)
  const text = checkHomepageText(input)
  const id = newId()
  await context.db.transaction().execute(async (tx) => {
    const at = { ...context, db: tx }
    await insertHomepageText(tx, {
      id,
      content_nl: text.content,
      is_active: text.isActive,
      created_at: isoNow(context.clock),
      starts_at: text.startsAt,
      ends_at: text.endsAt,
    })
    await recordRevision(at, { kind: 'homepagetekst', subjectId: id, data: text })
    await recordAudit(at, { action: 'homepage.save', subject: id, details: { new: true, active: text.isActive } })
    await contentChanged(tx)
  })
  return { id }
}
