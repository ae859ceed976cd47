/** The form of one review, with how visitors see it, its earlier versions and deleting it. */
import { RecordForm } from '../../owner-kit/record-form.tsx'
import { useRemoval } from '../../owner-kit/record-hooks.ts'
import { useReviewAddress } from './review-address.ts'
import { reviewCalls, useRefreshReviews, type ReviewDetail } from './review-data.ts'
import { ReviewFields } from './review-fields.tsx'
import { ModerationFields } from './moderation-fields.tsx'
import { ReviewHistory } from './review-history.tsx'
import { ReviewPreview } from './review-preview.tsx'
import { editTexts, toastTexts } from './reviews-admin.nl.ts'
import { useReviewForm } from './use-review-form.ts'
import { useSurroundings } from './surroundings.ts'

interface ReviewFormProps {
  /** Undefined: a new review. */
  stored: ReviewDetail | undefined
  /** Starts anew from what is stored. */
  onReload: () => void
  onLeave: () => void
}

export function ReviewForm({ stored, onReload, onLeave }: ReviewFormProps) {
  const { open } = useReviewAddress()
  const { notaries } = useSurroundings()
  const { form, today, ...state } = useReviewForm(stored, open)
  const { remove } = useRemoval(reviewCalls, toastTexts, useRefreshReviews())
  return (
    <section aria-labelledby="review-heading">
      <RecordForm
        id="review-heading"
        title={stored ? editTexts.title(stored.name) : editTexts.newTitle}
        state={state}
        onReload={onReload}
        onLeave={onLeave}
        confirmDelete={editTexts.confirmDelete}
        onDelete={({ id }, done) => remove.mutate({ id, onRemoved: done })}
      >
        <ReviewFields form={form} notaries={notaries} today={today} />
        <ModerationFields form={form} />
      </RecordForm>
      <ReviewPreview draft={form.values} notaries={notaries} />
      {state.row && <ReviewHistory row={state.row} draft={form.values} dirty={state.dirty} notaries={notaries} onReverted={onReload} />}
    </section>
  )
}
