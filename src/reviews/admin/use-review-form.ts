/** The form of one review. */
import { useRecordForm, type RecordFormState } from '../../owner-kit/use-record-form.ts'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { emptyReview, findReviewFaults, tidyReview, type ReviewDraft, type ReviewFault, type ReviewField } from '../review-draft.ts'
import { reviewPlace } from './review-address.ts'
import { reviewCalls, useRefreshReviews, type ReviewDetail } from './review-data.ts'
import { reviewFaultSentence, toastTexts } from './reviews-admin.nl.ts'

export type ReviewFormState = RecordFormState<ReviewDraft> & { today: string }

const fields = Object.keys(emptyReview) as ReviewField[]

const draftOfReview = (review: ReviewDraft): ReviewDraft => Object.fromEntries(fields.map((field) => [field, review[field]])) as unknown as ReviewDraft

export function useReviewForm(stored: ReviewDetail | undefined, onCreated: (id: string) => void): ReviewFormState {
  const today = dutchDay(systemClock)
  const sentencesOf = (draft: ReviewDraft) => {
    const faults = Object.entries(findReviewFaults(draft, today)) as [ReviewField, ReviewFault][]
    return Object.fromEntries(faults.map(([field, fault]) => [field, reviewFaultSentence(field, fault)]))
  }
  const state = useRecordForm({
    at: reviewPlace,
    row: stored,
    initialValues: stored ? draftOfReview(stored) : emptyReview,
    draftOf: tidyReview,
    faultsOf: sentencesOf,
    refusedOf: (names) => Object.fromEntries(names.map((field) => [field, reviewFaultSentence(field as ReviewField, 'invalid')])),
    read: reviewCalls.read,
    write: reviewCalls.save,
    refresh: useRefreshReviews(),
    onCreated,
    texts: { ...toastTexts, saved: () => toastTexts.saved },
  })
  return { ...state, today }
}
