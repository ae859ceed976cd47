/** The owner goes back to an earlier version of a review. Its moderation stays as it is now. */
import { z } from 'zod'
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { getRevision } from '../revisions/revisions.ts'
import { readStoredReview } from './open-review.ts'
import { reviewSchema } from './review.schema.ts'
import { checkReview, storeReview, type OfficeLookup, type SavedReview } from './save-review.ts'

/** Throws `not_found`, `conflict`, and `invalid_input` for a version that the rules of today refuse. */
export async function restoreReview(context: Context & OfficeLookup, input: { id: string; version: number; revisionId: string }): Promise<SavedReview> {
  requireOwner(context)
  const { id, version, revisionId } = input
  const revision = await getRevision(context, { kind: 'beoordeling', subjectId: id, id: revisionId })
  const parsed = reviewSchema.safeParse(revision.data)
  if (!parsed.success) throw new AppError('invalid_input', { cause: new Error(z.prettifyError(parsed.error)) })
  const { state, refusalReason, refusalNote } = await readStoredReview(context.db, id)
  const draft = await checkReview(context, { ...parsed.data, state, refusalReason, refusalNote })
  return context.db.transaction().execute(async (tx) => {
    const own = { ...context, db: tx }
    const saved = await storeReview(own, { draft, row: { id, version } })
    await recordAudit(own, { action: 'review.restore', subject: id, details: { revision: revisionId } })
    return saved
  })
}
