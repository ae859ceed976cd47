/** The owner's list of reviews: filtered and page by page, the last added first. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { pageOf } from '../platform/page-of.ts'
import type { ReviewState } from './review-draft.ts'
import { searchReviewRows } from './review-edit.queries.ts'
import { toStoredReview, type StoredReview } from './stored-review.ts'

export interface ReviewSearch {
  state?: ReviewState | 'verwijderd' | undefined
  rating?: number | undefined
  notaryId?: string | undefined
  /** Id of the last one of the page before. */
  after?: string | undefined
  limit: number
}

export interface ReviewPage {
  reviews: StoredReview[]
  /** Id to go on after; null at the end. */
  next: string | null
}

export async function listStoredReviews(context: Context, { state, limit, ...search }: ReviewSearch): Promise<ReviewPage> {
  requireReader(context)
  const deleted = state === 'verwijderd'
  const found = await searchReviewRows(context.db, { ...search, deleted, state: deleted ? undefined : state, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ id }) => id)
  return { reviews: rows.map(toStoredReview), next }
}
