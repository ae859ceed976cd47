/** Sends the changed settings, and tells what came of it. */
import { useState } from 'react'
import type { UseFormReturnType } from '@mantine/form'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { generalTexts } from './admin.nl.ts'
import { answerOf, ApiProblem, isSignedOut } from '../owner-kit/api-call.ts'
import { showFailure, showSuccess } from '../owner-kit/toasts.tsx'
import type { Proof } from './confirm-save.tsx'
import { settingsCalls } from './owner-calls.ts'
import { rebase, settingsForm, type PlainField, type SettingField, type SettingsValues } from './settings-form.ts'

const { emptySecrets, faultOf, fields, formOf, plainChanges, sentencesOf } = settingsForm

export const settingsKey = ['settings']

interface Submission {
  values: SettingsValues
  changes: Partial<Record<SettingField, string>>
  /** What the screen had on it; of a secret its mask. */
  seen: Record<string, string | boolean>
  proof: Proof
}

interface Outcome {
  /** Whether the owner has to show who sits there. */
  onAsked: (asked: boolean) => void
  /** The plain ones, as they now stand on the server. */
  onSaved: (saved: Partial<Record<PlainField, string>>) => void
}

/** The server asks for the password, which this screen had not thought of. */
export const isAsked = (error: Error): boolean => error instanceof ApiProblem && error.fields.includes('current_password')

/** It was not shown who sits there. */
export const isAboutOwner = (error: Error): boolean =>
  isAsked(error) ||
  (error instanceof ApiProblem && (['wrong_password', 'second_factor_refused', 'too_many_tries'].includes(error.code) || error.fields.includes('code')))

const isConflict = (error: unknown): boolean => error instanceof ApiProblem && error.code === 'conflict'

export function useSaveSettings(form: UseFormReturnType<SettingsValues>, { onAsked, onSaved }: Outcome) {
  const client = useQueryClient()
  const [refusals, setRefusals] = useState(0)
  const saving = useMutation({
    mutationFn: ({ changes, seen, proof }: Submission) => {
      const changed = Object.keys(changes).flatMap((key) => (typeof seen[key] === 'string' && key !== 'admin_password' ? [[key, seen[key]]] : []))
      return answerOf(settingsCalls.api.admin.settings.$put({ json: { ...changes, ...proof, seen: Object.fromEntries(changed) } }))
    },
    onMutate: () => form.clearErrors(),
    onSuccess: (answer, { values, changes }) => {
      onAsked(false)
      const stored = plainChanges(changes)
      // What the owner typed while it was being saved stays.
      form.setValues(rebase(form.getValues(), values, { ...values, ...stored, ...emptySecrets }))
      onSaved(stored)
      client.setQueryData<Record<string, unknown>>(settingsKey, (old) => old && { ...old, ...stored })
      void client.invalidateQueries({ queryKey: settingsKey })
      void client.invalidateQueries({ queryKey: ['live'] })
      void client.invalidateQueries({ queryKey: ['security'] })
      const lost = sentencesOf(answer.cleared)
      showSuccess(lost.length > 0 ? generalTexts.savedWithout(lost) : generalTexts.saved)
    },
    onError: (error) => {
      onAsked(isAboutOwner(error))
      if (isAboutOwner(error) || isSignedOut(error) || isConflict(error)) return
      const refused = error instanceof ApiProblem ? fields.filter((field) => error.fields.includes(field)) : []
      form.setErrors(Object.fromEntries(refused.map((field) => [field, faultOf(field, form.getValues()[field])])))
      // What the owner can put right does not read like a server that is broken.
      showFailure(refused.length > 0 ? generalTexts.refused(refused.map((field) => formOf(field).label)) : generalTexts.saveFailed)
      if (refused.length > 0) setRefusals((number) => number + 1)
    },
  })
  return { ...saving, refusals, isOvertaken: isConflict(saving.error) }
}
