/** One stored review: its form, or what there is instead for samples and deleted ones. */
import { useState } from 'react'
import { Alert, Button, Group, Skeleton, Text, Title } from '@mantine/core'
import { amsterdamTime } from '../../platform/dutch-time.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { LoadFailed } from '../../owner-kit/load-failed.tsx'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { reviewCalls, useRefreshReviews, useReview, useReviewAction, type ReviewDetail } from './review-data.ts'
import { ReviewForm } from './review-form.tsx'
import { editTexts, listTexts, toastTexts } from './reviews-admin.nl.ts'

export function ReviewEditor({ id, onLeave }: { id: string; onLeave: () => void }) {
  const query = useReview(id)
  const refresh = useRefreshReviews()
  /** Goes up when the form must start anew from what is stored. */
  const [generation, setGeneration] = useState(1)
  const reload = async () => {
    await query.refetch()
    setGeneration((number) => number + 1)
    await refresh()
  }
  const { data } = query
  if (!data) {
    if (query.isFetching) return <Skeleton height={320} role="status" aria-label={listTexts.loading} />
    const gone = query.error instanceof ApiProblem && query.error.status === 404
    if (!gone) return <LoadFailed sentence={listTexts.failed.message} onRetry={() => void query.refetch()} />
    return (
      <>
        <Button variant="default" mb="md" onClick={onLeave}>
          {listTexts.back}
        </Button>
        <Text>{editTexts.gone}</Text>
      </>
    )
  }
  if (data.isSample || data.deletedAt !== null) return <ReadOnly review={data} onChanged={() => void reload()} onLeave={onLeave} />
  return <ReviewForm key={generation} stored={data} onReload={() => void reload()} onLeave={onLeave} />
}

interface ReadOnlyProps {
  review: ReviewDetail
  onChanged: () => void
  onLeave: () => void
}

function ReadOnly({ review, onChanged, onLeave }: ReadOnlyProps) {
  const bringBack = useReviewAction(
    reviewCalls.bringBack,
    () => {
      showSuccess(toastTexts.undeleted)
      onChanged()
    },
    (error) => {
      const conflict = error instanceof ApiProblem && error.code === 'conflict'
      showFailure(conflict ? toastTexts.conflict : toastTexts.failed)
      if (conflict) onChanged()
    },
  )
  return (
    <section aria-labelledby="review-heading">
      <Button variant="default" mb="md" onClick={onLeave}>
        {listTexts.back}
      </Button>
      <Title order={2} id="review-heading">
        {editTexts.title(review.name)}
      </Title>
      <Text mt="sm">{review.comment}</Text>
      <Alert variant="default" my="md" title={review.isSample ? editTexts.sampleTitle : editTexts.deletedTitle}>
        <Text>{review.isSample ? editTexts.sampleText : editTexts.deletedText(amsterdamTime(review.deletedAt ?? ''))}</Text>
        {!review.isSample && (
          <Group mt="sm">
            <Button variant="default" aria-disabled={bringBack.isPending} onClick={() => !bringBack.isPending && bringBack.mutate(review)}>
              {editTexts.undelete}
            </Button>
          </Group>
        )}
      </Alert>
    </section>
  )
}
