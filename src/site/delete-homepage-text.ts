/** The owner puts a text of the home page away; it can be brought back. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { markHomepageText } from './news.queries.ts'

/** Throws `not_found`, also when it was put away already. */
export async function deleteHomepageText(context: Context, id: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await markHomepageText(tx, id, isoNow(context.clock)))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'homepage.delete', subject: id })
    await contentChanged(tx)
  })
}
