/** Settings that ask for the owner's password: where messages and conversations go, and how long a session lasts. Also runs on the owner's screen. */
import type { SettingKey, SettingValues } from './setting.ts'

type Changes = Partial<Record<SettingKey, string>>

/** What is emptied sends nothing anywhere. */
const destinations = ['mail_to', 'mail_from', 'smtp_url', 'form_mail_url', 'provider_base_url', 'chatbot_api_key'] as const

const sessions = ['session_idle_hours', 'session_days'] as const

/** `stored` need not hold the secrets: a new one always asks. */
export function asksPassword(changes: Changes, stored: Changes & Pick<SettingValues, 'mail_transport' | 'mail_to'>): boolean {
  const isNew = (key: SettingKey): boolean => changes[key] !== undefined && changes[key] !== stored[key]
  if (destinations.some((key) => isNew(key) && changes[key] !== '') || sessions.some(isNew)) return true
  const transport = changes.mail_transport ?? stored.mail_transport
  if (transport === 'inbox') return false
  // Without an address of their own, messages go to that of the site.
  const followsSite = (changes.mail_to ?? stored.mail_to) === ''
  return isNew('mail_transport') || (followsSite && (isNew('mail_to') || isNew('contact_email')))
}
