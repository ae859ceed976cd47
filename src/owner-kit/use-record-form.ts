/** The form of one record with its rules: what is typed, whether it differs from what is stored, what is wrong with it, and saving it. */
import { useLayoutEffect, useState } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import type { RecordRow } from '../records/record-kind.ts'
import { ApiProblem, isSignedOut } from './api-call.ts'
import { showFailure, showSuccess, type Toast } from './toasts.tsx'
import { draftOf, keepDraft } from './unsaved.ts'
import { recordName, placeOf, type RecordPlace } from './use-record-address.ts'
import { useUnsaved } from './use-unsaved.ts'
import { useVersionedSave } from './use-versioned-save.ts'

interface RecordForm<Values, Draft, Saved extends RecordRow> {
  /** Where it stands in the address. */
  at: RecordPlace
  row: RecordRow | undefined
  initialValues: Values
  /** As it is sent, without what does not count. */
  draftOf: (values: Values) => Draft
  /** A sentence for each field that the rules refuse. */
  faultsOf: (draft: Draft, values: Values) => Record<string, string>
  /** Likewise for the fields that only the server could refuse. */
  refusedOf: (fields: readonly string[], error: ApiProblem) => Record<string, string>
  read: (id: string) => Promise<RecordRow>
  write: (draft: Draft, row: RecordRow | undefined) => Promise<Saved>
  refresh: () => Promise<void>
  onCreated: (id: string) => void
  onSaved?: (saved: Saved) => void
  texts: {
    saved: (values: Values, before: Values) => Toast
    /** Of the sentences at the fields. */
    refused: Toast | ((sentences: readonly string[]) => Toast)
    failed: Toast | ((error: Error) => Toast)
  }
}

export interface RecordFormState<Values> {
  form: UseFormReturnType<Values>
  /** The row as it is stored now; undefined for a new record. */
  row: RecordRow | undefined
  dirty: boolean
  busy: boolean
  /** Somebody saved in between. */
  conflict: boolean
  /** What is wrong, by field, and how often a save was refused. */
  faults: { errors: unknown; refusals: number }
  /** `change` goes along, and into the form once it is saved. */
  save: (change?: Partial<Values>) => void
  /** Saves over what was saved elsewhere. */
  saveAnyway: () => void
  /** What is typed counts no more. */
  discard: () => void
}

export function useRecordForm<Values extends object, Draft, Saved extends RecordRow>(options: RecordForm<Values, Draft, Saved>): RecordFormState<Values> {
  const { at, texts } = options
  const name = recordName(at, options.row?.id)
  const [kept] = useState(() => draftOf<Values>(name))
  const [last, setLast] = useState<Partial<Values>>({})
  const form = useForm<Values>({ initialValues: kept?.values ?? options.initialValues })
  const { resetDirty } = form
  useLayoutEffect(() => {
    if (kept) resetDirty(kept.base)
  }, [kept, resetDirty])
  const [base, setBase] = useState(kept?.base ?? options.initialValues)
  const [refusals, setRefusals] = useState(0)
  const dirty = form.isDirty()
  const showFaults = (sentences: Record<string, string>) => {
    form.setErrors(sentences)
    setRefusals((number) => number + 1)
    showFailure(typeof texts.refused === 'function' ? texts.refused(Object.values(sentences)) : texts.refused)
  }
  const { row, busy, conflict, ...saving } = useVersionedSave({
    row: kept ? kept.row : options.row,
    read: options.read,
    write: (values: Values, seen) => options.write(options.draftOf(values), seen),
    async onSaved(saved, values, isNew) {
      form.setValues(last)
      // What was typed while it was being saved still counts as a change.
      form.resetDirty(values)
      setBase(values)
      showSuccess(texts.saved(values, base))
      if (isNew) discard()
      if (isNew && form.isDirty()) keepDraft(recordName(at, saved.id), { values: form.getValues(), base: values, row: saved })
      await options.refresh()
      if (isNew) options.onCreated(saved.id)
      options.onSaved?.(saved)
    },
    onFailed(error) {
      const refused = error instanceof ApiProblem ? options.refusedOf(error.fields, error) : {}
      if (Object.keys(refused).length > 0) showFaults(refused)
      // Without a session the sign-in form says so.
      else if (!isSignedOut(error)) showFailure(typeof texts.failed === 'function' ? texts.failed(error) : texts.failed)
    },
  })
  const { discard } = useUnsaved({
    name,
    place: placeOf(at),
    isUnsaved: () => form.isDirty(),
    draft: () => ({ values: form.getValues(), base, row }),
  })
  const start = (save: (values: Values) => void, change: Partial<Values>) => {
    if (busy) return
    const values = { ...form.getValues(), ...change }
    const faults = options.faultsOf(options.draftOf(values), values)
    form.clearErrors()
    setLast(change)
    if (Object.keys(faults).length > 0) showFaults(faults)
    else save(values)
  }
  return {
    form,
    row,
    dirty,
    busy,
    conflict,
    faults: { errors: form.errors, refusals },
    save: (change = {}) => start(saving.save, change),
    saveAnyway: () => start(saving.saveAnyway, last),
    discard,
  }
}
