/** Erases for good what the owner deleted thirty days ago, with its history. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { guarded } from '../platform/erasing-guard.ts'
import { nightly, type Job } from '../platform/jobs.ts'
import { forgetRevisions } from '../revisions/revisions.ts'
import { eraseReviewRow, listDeletedReviewsBefore } from './review-edit.queries.ts'

const KEPT_AFTER_DELETION_DAYS = 30

/** How many went. */
export async function eraseDeletedReviews(context: Context): Promise<number> {
  const before = new Date(Date.parse(isoNow(context.clock)) - KEPT_AFTER_DELETION_DAYS * 86_400_000).toISOString()
  let erased = 0
  for (const id of await listDeletedReviewsBefore(context.db, before)) {
    await context.db.transaction().execute(async (tx) => {
      if (!(await eraseReviewRow(tx, id, before))) return
      await forgetRevisions({ ...context, db: tx }, { kind: 'beoordeling', subjectId: id })
      erased += 1
    })
  }
  return erased
}

export const reviewErasureJob: Job = guarded({ name: 'erase-deleted-reviews', slot: nightly, work: eraseDeletedReviews })
