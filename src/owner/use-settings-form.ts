/** The general settings: what is stored, what the owner typed over it, and saving. Lives above the sign-in form, so that typed text outlives a session. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useForm, type UseFormReturnType } from '@mantine/form'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { asksPassword } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'
import { generalTexts } from './admin.nl.ts'
import { answerOf } from '../owner-kit/api-call.ts'
import { draftOf } from '../owner-kit/unsaved.ts'
import { useUnsaved } from '../owner-kit/use-unsaved.ts'
import type { Proof } from './confirm-save.tsx'
import { settingsCalls } from './owner-calls.ts'
import { follow, rebase, settingsForm, type SecretKey, type SettingsValues } from './settings-form.ts'
import { isAboutOwner, isAsked, settingsKey, useSaveSettings } from './use-save-settings.ts'

const { changesIn, emptySecrets, emptyValues, masksOf, valuesOf } = settingsForm
const readSettings = () => answerOf(settingsCalls.api.admin.settings.$get())
const DRAFT = 'algemeen'

type StoredSettings = Awaited<ReturnType<typeof readSettings>>

export interface SettingsForm {
  query: UseQueryResult<StoredSettings>
  form: UseFormReturnType<SettingsValues>
  dirty: boolean
  saving: boolean
  /** How often a save was refused. */
  refusals: number
  save: () => void
  /** While the save waits for the owner to show who sits there. */
  confirm: { newPassword: boolean; error: Error | null; onConfirm: (proof: Proof) => void; onCancel: () => void } | undefined
  /** Another screen changed one of the same settings in between. */
  conflict: { onKeepMine: () => void; onLoadTheirs: () => void } | undefined
}

/** What the screen has seen stored, of each field since something was typed in it. */
interface Seen {
  values: SettingsValues
  masks: Record<SecretKey, string> | undefined
}

export function useSettingsForm(signedIn: boolean): SettingsForm {
  const query = useQuery({ queryKey: settingsKey, queryFn: readSettings, enabled: signedIn, meta: { failure: generalTexts.loadFailed } })
  const [kept] = useState(() => draftOf<SettingsValues>(DRAFT))
  const form = useForm<SettingsValues>({ initialValues: kept?.values ?? emptyValues })
  const [seen, setSeen] = useState<Seen>({ values: kept?.base ?? emptyValues, masks: undefined })
  const stored = useMemo(() => query.data && { values: valuesOf(query.data), masks: masksOf(query.data) }, [query.data])
  const [known, setKnown] = useState<typeof stored>()
  if (stored && stored !== known) {
    setKnown(stored)
    setSeen({ values: follow(form.values, seen.values, stored.values), masks: followMasks(form.values, seen.masks, stored.masks) })
  }
  const { setValues, getValues } = form
  const base = useRef(seen.values)
  useEffect(() => {
    // Setting values wipes the marks at refused fields, so only when there is something new.
    if (!stored || base.current === stored.values) return
    setValues(rebase(getValues(), base.current, stored.values))
    base.current = stored.values
  }, [stored, setValues, getValues])

  const [asking, setAsking] = useState(false)
  const {
    isPending: saving,
    refusals,
    isOvertaken,
    mutate,
    error,
    reset,
  } = useSaveSettings(form, {
    onAsked: setAsking,
    onSaved: (saved) => setSeen((now) => ({ ...now, values: { ...now.values, ...saved } })),
  })
  const changes = changesIn(form.values, seen.values)
  const dirty = query.data !== undefined && Object.keys(changes).length > 0
  useUnsaved({ name: DRAFT, place: [], isUnsaved: () => dirty, draft: () => ({ values: { ...form.values, ...emptySecrets }, base: seen.values }) })
  const newPassword = changes.admin_password !== undefined
  const send = (proof: Proof, from: Seen = seen) => {
    if (!saving) mutate({ values: form.values, changes, seen: { ...from.values, ...from.masks }, proof })
  }
  const save = (from: Seen = seen) => {
    reset()
    setSeen(from)
    if (newPassword || asksPassword(allSettings, changes, stored?.values ?? {})) setAsking(true)
    else send({}, from)
  }
  const reread = async (go: (now: Seen) => void) => {
    const { data } = await query.refetch()
    if (data) go({ values: valuesOf(data), masks: masksOf(data) })
  }
  const loadTheirs = (now: Seen) => {
    reset()
    setSeen(now)
    form.setValues(now.values)
  }
  return {
    query,
    form,
    dirty,
    saving,
    refusals,
    save: () => save(),
    confirm: asking
      ? {
          newPassword,
          error: error && isAboutOwner(error) && !isAsked(error) ? error : null,
          onConfirm: (proof) => send(proof),
          onCancel: () => setAsking(false),
        }
      : undefined,
    conflict: isOvertaken ? { onKeepMine: () => void reread(save), onLoadTheirs: () => void reread(loadTheirs) } : undefined,
  }
}

/** A secret that is being typed keeps the mask that stood there. */
function followMasks(typed: SettingsValues, seen: Seen['masks'], stored: Record<SecretKey, string>): Record<SecretKey, string> {
  const next = { ...stored }
  for (const key of Object.keys(stored) as SecretKey[]) {
    if (seen && (typed[key] !== '' || typed[`clear_${key}`])) next[key] = seen[key]
  }
  return next
}
