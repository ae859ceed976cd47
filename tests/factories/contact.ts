/** A message as a visitor would send it, and the settings of a site that delivers it. */
import type { ContactMessageInput } from '../../src/contact/contact.ts'
import { settingDefinitions, settingKeys, type SettingValues } from '../../src/settings/setting.ts'

export const messageInput = (changes: Partial<ContactMessageInput> = {}): ContactMessageInput => ({
  name: 'Jannie de Vries',
  email: 'jannie@voorbeeld.nl',
  message: 'Kunt u mij zeggen of ik twee getuigen nodig heb?\nIk woon in Assen.',
  sourcePage: '/contact',
  ...changes,
})

export const settingsWith = (changes: Partial<SettingValues> = {}): SettingValues => ({
  ...(Object.fromEntries(settingKeys.map((key) => [key, settingDefinitions[key].default])) as SettingValues),
  contact_email: 'info@site.example',
  ...changes,
})
