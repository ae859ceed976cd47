/** The form of one review: what is typed, whether it differs from what is stored, and saving it. */
import { useState } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { emptyReview, findReviewFaults, tidyReview, type ReviewDraft, type ReviewFault, type ReviewFaults, type ReviewField } from '../review-draft.ts'
import { reviewCalls, useRefreshReviews, type ReviewDetail, type Row } from './review-data.ts'
import { reviewFaultSentence, toastTexts } from './reviews-admin.nl.ts'

export interface ReviewFormState {
  form: UseFormReturnType<ReviewDraft>
  /** The row as it is stored now; undefined for a new review. */
  row: Row | undefined
  dirty: boolean
  busy: boolean
  /** Somebody saved in between. */
  conflict: boolean
  save: () => void
  /** Saves over what was saved elsewhere. */
  saveAnyway: () => void
  today: string
}

const fields = Object.keys(emptyReview) as ReviewField[]

export const draftOfReview = (review: ReviewDraft): ReviewDraft => Object.fromEntries(fields.map((field) => [field, review[field]])) as unknown as ReviewDraft

const sentencesOf = (faults: ReviewFaults) =>
  Object.fromEntries((Object.entries(faults) as [ReviewField, ReviewFault][]).map(([field, fault]) => [field, reviewFaultSentence(field, fault)]))

export function useReviewForm(stored: ReviewDetail | undefined, onCreated: (id: string) => void): ReviewFormState {
  const today = dutchDay(systemClock)
  const form = useForm<ReviewDraft>({ initialValues: stored ? draftOfReview(stored) : emptyReview })
  const [row, setRow] = useState<Row | undefined>(stored && { id: stored.id, version: stored.version })
  const refresh = useRefreshReviews()
  const dirty = form.isDirty()
  useLeaveWarning(dirty)

  const showFaults = (faults: ReviewFaults) => {
    form.setErrors(sentencesOf(faults))
    showFailure(toastTexts.refused)
    // After the sentences are there, so that a screen reader reads the one of the field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.content-form [aria-invalid="true"]')?.focus())
  }
  const saving = useMutation({
    mutationFn: async ({ values, anyway }: { values: ReviewDraft; anyway: boolean }) => {
      const at = row && anyway ? { id: row.id, version: await reviewCalls.version(row.id) } : row
      return reviewCalls.save(tidyReview(values), at)
    },
    onSuccess: async (saved, { values }) => {
      const isNew = row === undefined
      setRow(saved)
      // What was typed while it was being saved still counts as a change.
      form.resetDirty(values)
      showSuccess(toastTexts.saved)
      await refresh()
      if (isNew) onCreated(saved.id)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 422) showFaults(Object.fromEntries(error.fields.map((field) => [field, 'invalid'])))
      else if (!(error instanceof ApiProblem && error.code === 'conflict')) showFailure(toastTexts.failed)
    },
  })
  const start = (anyway: boolean) => {
    if (saving.isPending) return
    const values = form.getValues()
    const faults = findReviewFaults(tidyReview(values), today)
    form.clearErrors()
    if (Object.keys(faults).length > 0) showFaults(faults)
    else saving.mutate({ values, anyway })
  }
  const conflict = saving.error instanceof ApiProblem && saving.error.code === 'conflict'
  return { form, row, dirty, busy: saving.isPending, conflict, save: () => start(false), saveAnyway: () => start(true), today }
}
