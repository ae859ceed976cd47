/** Saving a record that another screen may have saved meanwhile: nothing typed is lost, nothing of another is overwritten unseen. */
import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import type { RecordRow } from '../records/record-kind.ts'
import { ApiProblem } from './api-call.ts'

interface VersionedSave<Values, Stored extends RecordRow, Saved extends RecordRow> {
  /** As it was opened; undefined for a new one. */
  row: RecordRow | undefined
  /** As it is stored now. */
  read: (id: string) => Promise<Stored>
  write: (values: Values, row: RecordRow | undefined) => Promise<Saved>
  onSaved: (saved: Saved, values: Values, isNew: boolean) => void | Promise<void>
  /** Anything but a conflict. */
  onFailed: (error: Error) => void
  /** Puts what was saved elsewhere on the screen. */
  onTheirs?: (stored: Stored) => void
}

export interface VersionedSaving<Values> {
  /** As it is stored now, as far as this screen knows. */
  row: RecordRow | undefined
  busy: boolean
  /** Somebody saved in between. */
  conflict: boolean
  error: Error | null
  save: (values: Values) => void
  /** Saves over what was saved elsewhere. */
  saveAnyway: (values: Values) => void
  loadTheirs: () => void
}

const keyOf = ({ id, version }: RecordRow): RecordRow => ({ id, version })

/** A conflict about a field, such as a name that is taken, is no conflict of versions. */
const isOvertaken = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'conflict' && error.fields.length === 0

export function useVersionedSave<Values, Stored extends RecordRow, Saved extends RecordRow>(
  options: VersionedSave<Values, Stored, Saved>,
): VersionedSaving<Values> {
  const [row, setRow] = useState(options.row && keyOf(options.row))
  const saving = useMutation({
    mutationFn: async ({ values, anyway }: { values: Values; anyway: boolean }) =>
      options.write(values, row && anyway ? { id: row.id, version: (await options.read(row.id)).version } : row),
    onSuccess: async (saved, { values }) => {
      setRow(keyOf(saved))
      await options.onSaved(saved, values, row === undefined)
    },
    onError: (error) => {
      if (!isOvertaken(error)) options.onFailed(error)
    },
  })
  const loading = useMutation({
    mutationFn: async (id: string) => options.read(id),
    onSuccess: (stored) => {
      setRow(keyOf(stored))
      saving.reset()
      options.onTheirs?.(stored)
    },
    onError: options.onFailed,
  })
  const busy = saving.isPending || loading.isPending
  const start = (values: Values, anyway: boolean) => {
    if (!busy) saving.mutate({ values, anyway })
  }
  return {
    row,
    busy,
    conflict: isOvertaken(saving.error),
    error: saving.error,
    save: (values) => start(values, false),
    saveAnyway: (values) => start(values, true),
    loadTheirs: () => {
      if (row && !busy) loading.mutate(row.id)
    },
  }
}
