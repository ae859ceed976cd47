/** The owner deletes a review, and takes that back: the row stays for thirty days, out of sight. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import { contentChanged } from '../platform/content-version.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { readStoredReview } from './open-review.ts'
import { changeReview } from './review-edit.queries.ts'
import type { SavedReview } from './save-review.ts'

/** `restore`: bring a deleted one back as it was. Throws `not_found`, `invalid_input` for a sample, and `conflict` when somebody else saved in between. */
export async function deleteReview(context: Context, input: { id: string; version: number; restore: boolean }): Promise<SavedReview> {
  requireOwner(context)
  const { id, version, restore } = input
  return context.db.transaction().execute(async (tx) => {
    const stored = await readStoredReview(tx, id)
    if (stored.isSample) throw new AppError('invalid_input', { fields: ['sample'] })
    if ((stored.deletedAt !== null) !== restore) throw new AppError(stored.version === version ? 'not_found' : 'conflict')
    const now = isoNow(context.clock)
    if (!(await changeReview(tx, { id, version }, { deleted_at: restore ? null : now, updated_at: now }))) throw new AppError('conflict')
    await recordAudit({ ...context, db: tx }, { action: restore ? 'review.restore' : 'review.delete', subject: id })
    await contentChanged(tx)
    return { id, version: version + 1 }
  })
}
