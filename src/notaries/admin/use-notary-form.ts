/** The form of one notary: what is typed, whether it differs from what is stored, and saving it. */
import { useState } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation } from '@tanstack/react-query'
import { dutchDay, systemClock } from '../../platform/clock.ts'
import { ApiProblem } from '../../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../../owner-kit/toasts.tsx'
import { useLeaveWarning } from '../../owner-kit/use-leave-warning.ts'
import { findDraftFaults, tidyDraft, type DraftFaults } from '../notary-draft.ts'
import { toastTexts } from './notaries-admin.nl.ts'
import { notaryCalls, useRefreshNotaries, type NotaryDetail, type Row } from './notary-data.ts'
import { draftOfValues, sentencesOf, valuesOf, type NotaryValues } from './notary-values.ts'

export interface NotaryFormState {
  form: UseFormReturnType<NotaryValues>
  /** The row as it is stored now; undefined for a new notary. */
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

/** Refused fields of the server that the browser's own rules let pass: only whether a place is known. */
const refusedBy = (error: ApiProblem): DraftFaults =>
  Object.fromEntries(error.fields.map((field) => [field, field === 'location' ? 'unknown_place' : 'invalid'] as const))

export function useNotaryForm(stored: NotaryDetail | undefined, onCreated: (id: string) => void): NotaryFormState {
  const today = dutchDay(systemClock)
  const form = useForm<NotaryValues>({ initialValues: valuesOf(stored) })
  const [row, setRow] = useState<Row | undefined>(stored && { id: stored.id, version: stored.version })
  const refresh = useRefreshNotaries()
  const dirty = form.isDirty()
  useLeaveWarning(dirty)

  const showFaults = (faults: DraftFaults) => {
    form.setErrors(sentencesOf(faults))
    showFailure(toastTexts.refused)
    // After the sentences are there, so that a screen reader reads the one of the field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.content-form [aria-invalid="true"]')?.focus())
  }
  const saving = useMutation({
    mutationFn: async ({ values, anyway }: { values: NotaryValues; anyway: boolean }) => {
      const at = row && anyway ? { id: row.id, version: await notaryCalls.version(row.id) } : row
      return notaryCalls.save(tidyDraft(draftOfValues(values)), at)
    },
    onSuccess: async (saved, { values }) => {
      const isNew = row === undefined
      setRow(saved)
      // What was typed while it was being saved still counts as a change.
      form.resetDirty(values)
      showSuccess(values.state === 'zichtbaar' ? toastTexts.shown : toastTexts.saved)
      await refresh()
      if (isNew) onCreated(saved.id)
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.status === 422) showFaults(refusedBy(error))
      else if (!(error instanceof ApiProblem && error.code === 'conflict')) showFailure(toastTexts.failed)
    },
  })
  const start = (anyway: boolean) => {
    if (saving.isPending) return
    const values = form.getValues()
    const faults = findDraftFaults(tidyDraft(draftOfValues(values)), today)
    form.clearErrors()
    if (Object.keys(faults).length > 0) showFaults(faults)
    else saving.mutate({ values, anyway })
  }
  const conflict = saving.error instanceof ApiProblem && saving.error.code === 'conflict'
  return { form, row, dirty, busy: saving.isPending, conflict, save: () => start(false), saveAnyway: () => start(true), today }
}
