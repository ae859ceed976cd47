/** The general settings: what is stored, what the owner typed over it, and saving. Lives above the sign-in form, so that typed text outlives a session. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { securityKey } from '../accounts/admin/security-data.ts'
import { asksPassword } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'
import { generalTexts } from './admin.nl.ts'
import { answerOf, ApiProblem } from '../owner-kit/api-call.ts'
import type { Proof } from './confirm-save.tsx'
import { settingsCalls } from './owner-calls.ts'
import { rebase, settingsForm, type SettingsValues } from './settings-form.ts'
import { showFailure, showSuccess } from '../owner-kit/toasts.tsx'

const { changesIn, emptySecrets, emptyValues, fields, formOf, plainChanges, valuesOf } = settingsForm
const settingsKey = ['settings']
const readSettings = () => answerOf(settingsCalls.api.admin.settings.$get())

type StoredSettings = Awaited<ReturnType<typeof readSettings>>

export interface SettingsForm {
  query: UseQueryResult<StoredSettings>
  form: UseFormReturnType<SettingsValues>
  dirty: boolean
  saving: boolean
  save: () => void
  /** While the save waits for the owner to show who sits there. */
  confirm: { newPassword: boolean; error: Error | null; onConfirm: (proof: Proof) => void; onCancel: () => void } | undefined
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

  const [asking, setAsking] = useState(false)
  const { isPending: saving, mutate, error, reset } = useSave(form, setAsking)
  const changes = changesIn(form.values, stored)
  const newPassword = changes.admin_password !== undefined
  const send = (proof: Proof) => {
    if (!saving) mutate({ values: form.values, changes, proof })
  }
  return {
    query,
    form,
    dirty: query.data !== undefined && Object.keys(changes).length > 0,
    saving,
    save: () => {
      reset()
      if (newPassword || asksPassword(allSettings, changes, stored)) setAsking(true)
      else send({})
    },
    confirm: asking
      ? { newPassword, error: error && isAboutOwner(error) && !isAsked(error) ? error : null, onConfirm: send, onCancel: () => setAsking(false) }
      : undefined,
  }
}

/** The server asks for the password, which this screen had not thought of. */
const isAsked = (error: Error): boolean => error instanceof ApiProblem && error.fields.includes('current_password')

/** It was not shown who sits there. */
const isAboutOwner = (error: Error): boolean =>
  isAsked(error) ||
  (error instanceof ApiProblem && (['wrong_password', 'second_factor_refused', 'too_many_tries'].includes(error.code) || error.fields.includes('code')))

interface Submission {
  values: SettingsValues
  changes: ReturnType<typeof changesIn>
  proof: Proof
}

function useSave(form: UseFormReturnType<SettingsValues>, setAsking: (asking: boolean) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ changes, proof }: Submission) => answerOf(settingsCalls.api.admin.settings.$put({ json: { ...changes, ...proof } })),
    onMutate: () => form.clearErrors(),
    onSuccess: (answer, { values, changes }) => {
      setAsking(false)
      const saved = { ...values, ...plainChanges(changes), ...emptySecrets }
      // What the owner typed while it was being saved stays.
      form.setValues(rebase(form.getValues(), values, saved))
      client.setQueryData<StoredSettings>(settingsKey, (old) => old && { ...old, ...plainChanges(changes) })
      void client.invalidateQueries({ queryKey: settingsKey })
      void client.invalidateQueries({ queryKey: ['live'] })
      void client.invalidateQueries({ queryKey: securityKey })
      showSuccess(answer.key_cleared ? generalTexts.savedWithoutKey : generalTexts.saved)
    },
    onError: (error) => {
      setAsking(isAboutOwner(error))
      if (isAboutOwner(error)) return
      if (!(error instanceof ApiProblem && error.code === 'not_signed_in')) showFailure(generalTexts.saveFailed)
      const refused = error instanceof ApiProblem ? fields.filter((field) => error.fields.includes(field)) : []
      form.setErrors(Object.fromEntries(refused.map((field) => [field, formOf(field).fault])))
      if (refused[0]) form.getInputNode(refused[0])?.focus()
    },
  })
}
