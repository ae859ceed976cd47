/** One stored review: its form, or what there is instead for samples and deleted ones. */
import { Button, Text } from '@mantine/core'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { recordTexts } from '../../owner-kit/kit.nl.ts'
import { ReadOnlyRecord, RecordEditor, type StoredRecordProps } from '../../owner-kit/record-editor.tsx'
import { showRefusal } from '../../owner-kit/record-hooks.ts'
import { showSuccess } from '../../owner-kit/toasts.tsx'
import { recordName } from '../../owner-kit/use-record-address.ts'
import { reviewPlace } from './review-address.ts'
import { reviewCalls, useRefreshReviews, useReview, useReviewAction, type ReviewDetail } from './review-data.ts'
import { ReviewForm } from './review-form.tsx'
import { editTexts, listTexts, toastTexts } from './reviews-admin.nl.ts'

export function ReviewEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  return (
    <RecordEditor
      name={recordName(reviewPlace, id)}
      query={useReview(id)}
      refresh={useRefreshReviews()}
      texts={{ ...editTexts, ...listTexts }}
      onLeave={onLeave}
      Form={StoredReview}
    />
  )
}

function StoredReview(props: StoredRecordProps<ReviewDetail>) {
  const { detail, onReload, onLeave } = props
  if (detail.isSample || detail.deletedAt !== null) return <ReadOnly {...props} />
  return <ReviewForm stored={detail} onReload={onReload} onLeave={onLeave} />
}

function ReadOnly({ detail: review, onReload, onLeave }: StoredRecordProps<ReviewDetail>) {
  const bringBack = useReviewAction(
    reviewCalls.bringBack,
    () => {
      showSuccess(toastTexts.restored)
      onReload()
    },
    (error) => {
      showRefusal(error, toastTexts)
      if (error instanceof ApiProblem && error.code === 'conflict') onReload()
    },
  )
  return (
    <ReadOnlyRecord
      id="review-heading"
      title={editTexts.title(review.name)}
      deletedAt={review.isSample ? null : review.deletedAt}
      texts={editTexts}
      onLeave={onLeave}
      action={
        !review.isSample && (
          <Button variant="default" aria-disabled={bringBack.isPending} onClick={() => !bringBack.isPending && bringBack.mutate(review)}>
            {recordTexts.undelete}
          </Button>
        )
      }
    >
      <Text mt="sm">{review.comment}</Text>
    </ReadOnlyRecord>
  )
}
