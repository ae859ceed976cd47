/** How it stands with what somebody gave by their link: waiting, on the site, or refused and why. */
import type { AnyDatabase } from '../platform/context.ts'
import { findReviewRow } from './review-edit.queries.ts'
import { toStoredReview, type StoredReview } from './stored-review.ts'

export interface GivenStanding extends Pick<StoredReview, 'id' | 'rating' | 'comment' | 'state' | 'refusalReason'> {
  isAboutOffice: boolean
}

/** What the owner deleted is left out. */
export async function readGivenReviews(db: AnyDatabase, ids: readonly string[]): Promise<GivenStanding[]> {
  const found = await Promise.all(ids.map((id) => findReviewRow(db, id)))
  return found
    .flatMap((row) => (row?.deleted_at === null ? [row] : []))
    .map(toStoredReview)
    .map(({ id, rating, comment, state, refusalReason, notaryId }) => ({ id, rating, comment, state, refusalReason, isAboutOffice: notaryId !== '' }))
}
