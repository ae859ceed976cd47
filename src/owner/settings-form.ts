/** What the owner types in the general settings, and which of it goes to the server. */
import { sessionSettings } from '../accounts/session-terms.ts'
import { retentionSettings } from '../platform/stored-data.ts'

/** In the order of the screen, so that the first refused one gets the focus. */
export const settingFields = [
  'chatbot_api_key',
  'provider_base_url',
  'provider_model',
  'provider_daily_requests',
  'default_prompt',
  'admin_password',
  'assistant_name',
  'assistant_avatar',
  'assistant_disclaimer',
  'contact_phone',
  'contact_email',
  'company_legal_name',
  'company_address',
  'company_kvk',
  'company_vat_id',
  'review_sites',
  'mail_transport',
  'mail_to',
  'mail_from',
  'smtp_url',
  'form_mail_url',
  ...retentionSettings,
  ...sessionSettings,
] as const

export type SettingField = (typeof settingFields)[number]
/** Fields whose stored value the screen never sees. */
export type SecretField = 'chatbot_api_key' | 'admin_password' | 'smtp_url'
export type PlainField = Exclude<SettingField, SecretField>

/** A secret field holds only what is being typed. */
export type SettingsValues = Record<SettingField, string> & { clear_api_key: boolean; clear_smtp_url: boolean }

const isSecret = (field: SettingField): field is SecretField => field === 'chatbot_api_key' || field === 'admin_password' || field === 'smtp_url'
const plainFields = settingFields.filter((field) => !isSecret(field))

export const emptyValues: SettingsValues = {
  ...(Object.fromEntries(settingFields.map((field) => [field, ''])) as Record<SettingField, string>),
  clear_api_key: false,
  clear_smtp_url: false,
}

/** What the form holds of the secrets once they are saved. */
export const emptySecrets = { chatbot_api_key: '', admin_password: '', smtp_url: '', clear_api_key: false, clear_smtp_url: false } as const

export function valuesOf(stored: Readonly<Record<PlainField, string>>): SettingsValues {
  return { ...emptyValues, ...Object.fromEntries(plainFields.map((field) => [field, stored[field]])) }
}

/** Spaces and dots that people write in numbers are no part of them. */
export function tidy(field: PlainField, typed: string): string {
  if (field === 'company_kvk') return typed.replace(/[\s.]/g, '')
  if (field === 'company_vat_id') return typed.replace(/[\s.]/g, '').toUpperCase()
  if (field === 'provider_daily_requests') return typed.replace(/\s|\.(?=\d{3}(?!\d))/g, '')
  return typed.trim()
}

/** Only what differs from what is stored. A cleared key or mail server is '', and an empty password is left out. */
export function changesIn(values: SettingsValues, stored: SettingsValues): Partial<Record<SettingField, string>> {
  const changes: Partial<Record<SettingField, string>> = {}
  for (const field of plainFields) {
    const value = tidy(field, values[field])
    if (value !== stored[field]) changes[field] = value
  }
  const key = values.chatbot_api_key.trim()
  if (key !== '' || values.clear_api_key) changes.chatbot_api_key = key
  const smtp = values.smtp_url.trim()
  if (smtp !== '' || values.clear_smtp_url) changes.smtp_url = smtp
  if (values.admin_password !== '') changes.admin_password = values.admin_password
  return changes
}

/** The plain part of saved changes, as they now stand on the server. */
export function plainChanges(changes: Partial<Record<SettingField, string>>): Partial<Record<PlainField, string>> {
  return Object.fromEntries(plainFields.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])))
}

/** Moves a form from one base to the next: what the owner changed since `before` stays, the rest becomes `after`. */
export function rebase<T extends object>(typed: T, before: T, after: T): T {
  const values = { ...typed }
  for (const key of Object.keys(after) as (keyof T)[]) {
    if (Object.is(typed[key], before[key])) values[key] = after[key]
  }
  return values
}
