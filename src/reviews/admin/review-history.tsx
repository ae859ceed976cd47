/** The earlier versions of a review with its moderation, and going back to one. */
import { formatDay } from '../../figures/figure-tokens.ts'
import { RecordHistory } from '../../owner-kit/record-history.tsx'
import { tidyReview, type ReviewDraft } from '../review-draft.ts'
import { reviewCalls, useReviewRevert, useReviewRevisions, type Row } from './review-data.ts'
import type { NotaryName } from './review-fields.tsx'
import { editTexts, listTexts, reasonNames, sourceNames, stateNames, toastTexts } from './reviews-admin.nl.ts'

interface ReviewHistoryProps {
  row: Row
  /** What stands in the form. */
  draft: ReviewDraft
  /** Something in the form was not saved yet. */
  dirty: boolean
  notaries: readonly NotaryName[]
  onReverted: () => void
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

export function ReviewHistory({ row, draft, dirty, notaries, onReverted }: ReviewHistoryProps) {
  const revert = useReviewRevert((revision) => reviewCalls.revert(row, revision), toastTexts, onReverted)
  return (
    <RecordHistory
      revisions={useReviewRevisions(row.id)}
      // Only this room writes these versions.
      textOf={(data) => describeReview(data as ReviewDraft, notaries)}
      current={describeReview(tidyReview(draft), notaries)}
      dirty={dirty}
      note={editTexts.historyNote}
      restore={({ id }) => revert.mutate(id)}
      busy={revert.isPending}
    />
  )
}
