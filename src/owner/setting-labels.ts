/** What a setting is called on the screen. */
import type { Settings } from '../settings/setting.ts'
import { passwordField } from './admin.nl.ts'
import { allSettings } from './all-settings.ts'

const declared: Settings = allSettings

/** Those without a field among the general settings. */
const elsewhere: Readonly<Partial<Record<string, string>>> = {
  admin_password: passwordField.label,
  affiliate_base_url: 'Basis affiliate-URL',
  smtp_url: 'SMTP-adres',
}

/** One of another version of the site keeps the name that it was stored by. */
export const settingLabel = (key: string): string => declared[key]?.form?.label ?? elsewhere[key] ?? key
