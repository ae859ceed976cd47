/** Deletes a link in such a way that it can come back for thirty days. */
import { recordAudit } from '../../audit/record-audit.ts'
import { requireOwner } from '../../audit/require-owner.ts'
import { isoNow } from '../../platform/clock.ts'
import { contentChanged } from '../../platform/content-version.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { markDeleted } from './manage.queries.ts'

/** Its slug is free at once. */
export async function deleteRedirect(context: Context, { id }: { id: string }): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await markDeleted(tx, id, isoNow(context.clock)))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'redirect.delete', subject: id })
    await contentChanged(tx)
  })
}
