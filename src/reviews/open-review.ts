/** The owner opens one review, also one that visitors do not see. */
import { requireReader } from '../audit/require-role.ts'
import type { AnyDatabase, Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findReviewRow } from './review-edit.queries.ts'
import { toStoredReview, type StoredReview } from './stored-review.ts'

/** Throws `not_found`. */
export async function readStoredReview(db: AnyDatabase, id: string): Promise<StoredReview> {
  const row = await findReviewRow(db, id)
  if (!row) throw new AppError('not_found')
  return toStoredReview(row)
}

/** Throws `not_found`. */
export async function openReview(context: Context, id: string): Promise<StoredReview> {
  requireReader(context)
  return readStoredReview(context.db, id)
}
