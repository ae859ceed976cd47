/** The earlier versions of a review with its moderation, and going back to one. */
import { formatDay } from '../../figures/figure-tokens.ts'
import { HistoryPanel } from '../../owner-kit/history-panel.tsx'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { askConfirmation } from '../../owner-kit/confirm.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { tidyReview, type ReviewDraft } from '../review-draft.ts'
import { reviewCalls, useReviewAction, useReviewRevisions, type Row } from './review-data.ts'
import type { NotaryName } from './review-fields.tsx'
import { editTexts, listTexts, reasonNames, sourceNames, stateNames, toastTexts } from './reviews-admin.nl.ts'

interface ReviewHistoryProps {
  row: Row
  /** What stands in the form. */
  draft: ReviewDraft
  /** Something in the form was not saved yet. */
  dirty: boolean
  notaries: readonly NotaryName[]
  onRestored: () => void
}

/** A version as one text. */
function describeReview(review: ReviewDraft, notaries: readonly NotaryName[]): string {
  const facts = [
    review.name,
    listTexts.starsOf(review.rating),
    review.day === '' ? '' : formatDay(review.day),
    review.service,
    notaries.find(({ id }) => id === review.notaryId)?.name ?? '',
    review.comment,
    sourceNames[review.sourceKind],
    review.sourceName,
    review.sourceUrl,
    review.sourceDay === '' ? '' : formatDay(review.sourceDay),
    stateNames[review.state],
    review.refusalReason === '' ? '' : reasonNames[review.refusalReason],
    review.refusalNote,
  ]
  return facts.filter((fact) => fact !== '').join('\n')
}

export function ReviewHistory({ row, draft, dirty, notaries, onRestored }: ReviewHistoryProps) {
  const revisions = useReviewRevisions(row.id)
  const restore = useReviewAction(
    (revision: string) => reviewCalls.revert(row, revision),
    () => {
      showSuccess(toastTexts.restored)
      onRestored()
    },
    (error) => showFailure(error instanceof ApiProblem && error.code === 'conflict' ? toastTexts.conflict : toastTexts.failed),
  )
  const ask = async (revision: string) => {
    if (restore.isPending || (dirty && !(await askConfirmation(editTexts.restoreOver)))) return
    restore.mutate(revision)
  }
  return (
    <HistoryPanel
      revisions={revisions.data}
      failed={revisions.isError && !revisions.isFetching}
      onRetry={() => void revisions.refetch()}
      // Only this room writes these versions.
      textOf={(data) => describeReview(data as ReviewDraft, notaries)}
      note={editTexts.historyNote}
      onRestore={({ id }) => void ask(id)}
      current={describeReview(tidyReview(draft), notaries)}
    />
  )
}
