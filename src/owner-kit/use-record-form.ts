/** The form of one record with its rules: what is typed, whether it differs from what is stored, what is wrong with it, and saving it. */
import { useForm, type UseFormReturnType } from '@mantine/form'
import type { RecordRow } from '../records/record-kind.ts'
import { ApiProblem } from './api-call.ts'
import { showFailure, showSuccess, type Toast } from './toasts.tsx'
import { useLeaveWarning } from './use-leave-warning.ts'
import { useVersionedSave } from './use-versioned-save.ts'

interface RecordForm<Values, Draft> {
  row: RecordRow | undefined
  initialValues: Values
  /** As it is sent, without what does not count. */
  draftOf: (values: Values) => Draft
  /** A sentence for each field that the rules refuse. */
  faultsOf: (draft: Draft) => Record<string, string>
  /** Likewise for the fields that only the server could refuse. */
  refusedOf: (fields: readonly string[]) => Record<string, string>
  read: (id: string) => Promise<RecordRow>
  write: (draft: Draft, row: RecordRow | undefined) => Promise<RecordRow>
  refresh: () => Promise<void>
  onCreated: (id: string) => void
  texts: { saved: (values: Values) => Toast; refused: Toast; failed: Toast }
}

export interface RecordFormState<Values> {
  form: UseFormReturnType<Values>
  /** The row as it is stored now; undefined for a new record. */
  row: RecordRow | undefined
  dirty: boolean
  busy: boolean
  /** Somebody saved in between. */
  conflict: boolean
  save: () => void
  /** Saves over what was saved elsewhere. */
  saveAnyway: () => void
}

export function useRecordForm<Values extends object, Draft>(options: RecordForm<Values, Draft>): RecordFormState<Values> {
  const { draftOf, texts } = options
  const form = useForm<Values>({ initialValues: options.initialValues })
  const dirty = form.isDirty()
  useLeaveWarning(dirty)
  const showFaults = (sentences: Record<string, string>) => {
    form.setErrors(sentences)
    showFailure(texts.refused)
    // After the sentences are there, so that a screen reader reads the one of the field.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('.form [aria-invalid="true"]')?.focus())
  }
  const { row, busy, conflict, ...saving } = useVersionedSave({
    row: options.row,
    read: options.read,
    write: (values: Values, at) => options.write(draftOf(values), at),
    async onSaved(saved, values, isNew) {
      // What was typed while it was being saved still counts as a change.
      form.resetDirty(values)
      showSuccess(texts.saved(values))
      await options.refresh()
      if (isNew) options.onCreated(saved.id)
    },
    onFailed(error) {
      if (error instanceof ApiProblem && error.status === 422) showFaults(options.refusedOf(error.fields))
      else showFailure(texts.failed)
    },
  })
  const start = (save: (values: Values) => void) => {
    if (busy) return
    const values = form.getValues()
    const faults = options.faultsOf(draftOf(values))
    form.clearErrors()
    if (Object.keys(faults).length > 0) showFaults(faults)
    else save(values)
  }
  return { form, row, dirty, busy, conflict, save: () => start(saving.save), saveAnyway: () => start(saving.saveAnyway) }
}
