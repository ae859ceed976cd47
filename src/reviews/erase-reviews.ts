/** Its writer takes a review back: it goes at once, with its earlier versions. */
import { contentChanged } from '../platform/content-version.ts'
import type { TransactionContext } from '../platform/context.ts'
import { forgetRevisions } from '../revisions/revisions.ts'
import { deleteReviews } from './review-edit.queries.ts'

export async function eraseReviews(at: TransactionContext, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  // Whoever has the link may; the history is the owner's and the system's.
  const asSystem = { ...at, actor: { kind: 'system' as const } }
  for (const subjectId of ids) await forgetRevisions(asSystem, { kind: 'beoordeling', subjectId })
  await deleteReviews(at.db, ids)
  await contentChanged(at.db)
}
