/** The owner brings back a text of the home page that was put away, as it was. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { markHomepageText } from './news.queries.ts'

/** Throws `not_found`, also when it was never put away. */
export async function restoreHomepageText(context: Context, id: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await markHomepageText(tx, id, null))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'homepage.restore', subject: id })
    await contentChanged(tx)
  })
}
