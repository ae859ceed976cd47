/** What the owner types in the general settings, and which of it goes to the server. */
import type { FormField, FormKeyOf, SecretKeyOf, Settings } from '../settings/setting.ts'
import { allSettings } from './all-settings.ts'
import { passwordField } from './admin.nl.ts'

export type SecretKey = SecretKeyOf<typeof allSettings>
/** Fields whose stored value the screen never sees. */
type SecretField = SecretKey | 'admin_password'
export type SettingField = FormKeyOf<typeof allSettings> | 'admin_password'
export type PlainField = Exclude<SettingField, SecretField>

/** A secret field holds only what is being typed; to clear a stored one is said beside it. */
export type SettingsValues = Record<SettingField, string> & Record<`clear_${SecretKey}`, boolean>

type Changes = Partial<Record<SettingField, string>>

export function createSettingsForm(declared: typeof allSettings) {
  const settings: Settings = declared
  const keys = Object.keys(settings).filter((key) => settings[key]?.form) as FormKeyOf<typeof allSettings>[]
  // The new password stands below the prompt, as the last of its card.
  const fields = keys.flatMap((key): SettingField[] => (key === 'default_prompt' ? [key, 'admin_password'] : [key]))
  const secretKeys = keys.filter((key): key is SecretKey => settings[key]?.secret !== undefined)
  const plainFields = keys.filter((key): key is PlainField => settings[key]?.secret === undefined)

  /** What the form holds of the secrets once they are saved. */
  const emptySecrets = Object.fromEntries([
    ['admin_password', ''],
    ...secretKeys.flatMap((key) => [[key, ''] as const, [`clear_${key}`, false] as const]),
  ]) as Pick<SettingsValues, SecretField | `clear_${SecretKey}`>
  const emptyValues: SettingsValues = { ...(Object.fromEntries(plainFields.map((field) => [field, ''])) as Record<PlainField, string>), ...emptySecrets }

  const tidy = (field: PlainField, typed: string): string => settings[field]?.form?.tidy?.(typed) ?? typed.trim()

  return {
    /** In the order of the screen, so that the first refused one gets the focus. */
    fields,
    emptySecrets,
    emptyValues,
    tidy,
    valuesOf: (stored: Readonly<Record<PlainField, string>>): SettingsValues => ({
      ...emptyValues,
      ...(Object.fromEntries(plainFields.map((field) => [field, stored[field]])) as Record<PlainField, string>),
    }),
    /** Only what differs from what is stored. A cleared secret is '', and an empty password is left out. */
    changesIn: (values: SettingsValues, stored: SettingsValues): Changes => {
      const changes: Changes = {}
      for (const field of plainFields) {
        const value = tidy(field, values[field])
        if (value !== stored[field]) changes[field] = value
      }
      for (const key of secretKeys) {
        const typed = values[key].trim()
        if (typed !== '' || values[`clear_${key}`]) changes[key] = typed
      }
      if (values.admin_password !== '') changes.admin_password = values.admin_password
      return changes
    },
    masksOf: (stored: Readonly<Record<`${SecretKey}_masked`, string>>): Record<SecretKey, string> =>
      Object.fromEntries(secretKeys.map((key) => [key, stored[`${key}_masked`]])) as Record<SecretKey, string>,
    /** The plain part of saved changes, as they now stand on the server. */
    plainChanges: (changes: Changes): Partial<Record<PlainField, string>> =>
      Object.fromEntries(plainFields.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]]))),
    /** Texts and bounds of a field. */
    formOf: (field: SettingField): Pick<FormField, 'label' | 'fault'> & Partial<FormField> =>
      (field === 'admin_password' ? undefined : settings[field]?.form) ?? passwordField,
    /** What is said of a field that the server refused. */
    faultOf: (field: SettingField, typed: string): string =>
      (field === 'admin_password' ? undefined : settings[field]?.form?.explain?.(typed)) ?? settings[field]?.form?.fault ?? passwordField.fault,
    /** What is said of secrets that a save emptied. */
    sentencesOf: (cleared: readonly string[]): string[] => cleared.flatMap((key) => settings[key]?.secret?.field?.wasCleared ?? []),
    fieldsOf: (card: FormField['card']) => keys.filter((key) => settings[key]?.form?.card === card),
  }
}

export const settingsForm = createSettingsForm(allSettings)

/** What the screen goes on from once other values are stored: where something else is typed, still what stood there when that began. */
export function follow<T extends object>(typed: T, seen: T, stored: T): T {
  const next = { ...stored }
  for (const key of Object.keys(stored) as (keyof T)[]) {
    if (!Object.is(typed[key], seen[key]) && !Object.is(typed[key], stored[key])) next[key] = seen[key]
  }
  return next
}

/** Moves a form from one base to the next: what the owner changed since `before` stays, the rest becomes `after`. */
export function rebase<T extends object>(typed: T, before: T, after: T): T {
  const values = { ...typed }
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (Object.is(typed[key], before[key])) values[key] = after[key]
  }
  return values
}
