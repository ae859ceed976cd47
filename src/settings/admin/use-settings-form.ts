/** The general settings: what is stored, what the owner typed over it, and saving. Lives above the sign-in form, so that typed text outlives a session. */
import { useEffect, useMemo, useRef } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { generalTexts, fieldFaults } from './admin.nl.ts'
import { answerOf, ApiProblem } from './api-call.ts'
import { changesIn, emptySecrets, emptyValues, plainChanges, rebase, settingFields, valuesOf, type SettingsValues } from './settings-form.ts'
import { showSuccess } from './toasts.tsx'
import { settingsCalls } from './owner-calls.ts'

const settingsKey = ['settings']
const readSettings = () => answerOf(settingsCalls.api.admin.settings.$get())

export type StoredSettings = Awaited<ReturnType<typeof readSettings>>

export interface SettingsForm {
  query: UseQueryResult<StoredSettings>
  form: UseFormReturnType<SettingsValues>
  dirty: boolean
  saving: boolean
  save: () => void
}

export function useSettingsForm(signedIn: boolean): SettingsForm {
  const query = useQuery({ queryKey: settingsKey, queryFn: readSettings, enabled: signedIn, meta: { failure: generalTexts.loadFailed } })
  const form = useForm<SettingsValues>({ initialValues: emptyValues })
  const stored = useMemo(() => (query.data ? valuesOf(query.data) : emptyValues), [query.data])
  const { setValues, getValues } = form

  const base = useRef(stored)
  useEffect(() => {
    // Setting values wipes the marks at refused fields, so only when there is something new.
    if (base.current === stored) return
    setValues(rebase(getValues(), base.current, stored))
    base.current = stored
  }, [stored, setValues, getValues])

  const { isPending: saving, mutate } = useSave(form)
  const changes = changesIn(form.values, stored)
  return {
    query,
    form,
    dirty: query.data !== undefined && Object.keys(changes).length > 0,
    saving,
    save: () => {
      if (!saving) mutate({ values: form.values, changes })
    },
  }
}

interface Submission {
  values: SettingsValues
  changes: ReturnType<typeof changesIn>
}

function useSave(form: UseFormReturnType<SettingsValues>) {
  const client = useQueryClient()
  return useMutation({
    meta: { failure: generalTexts.saveFailed },
    mutationFn: ({ changes }: Submission) => answerOf(settingsCalls.api.admin.settings.$put({ json: changes })),
    onMutate: () => form.clearErrors(),
    onSuccess: (answer, { values, changes }) => {
      const saved = { ...values, ...plainChanges(changes), ...emptySecrets }
      // What the owner typed while it was being saved stays.
      form.setValues(rebase(form.getValues(), values, saved))
      client.setQueryData<StoredSettings>(settingsKey, (old) => old && { ...old, ...plainChanges(changes) })
      void client.invalidateQueries({ queryKey: settingsKey })
      void client.invalidateQueries({ queryKey: ['live'] })
      showSuccess(answer.key_cleared ? generalTexts.savedWithoutKey : generalTexts.saved)
    },
    onError: (error) => {
      const refused = error instanceof ApiProblem ? settingFields.filter((field) => error.fields.includes(field)) : []
      form.setErrors(Object.fromEntries(refused.map((field) => [field, fieldFaults[field]])))
      if (refused[0]) form.getInputNode(refused[0])?.focus()
    },
  })
}
