/** A message as a visitor would send it, and the settings of a site that delivers it. */
import type { ContactMessageInput } from '../../src/contact/contact.ts'
import { type SettingValues, defaultSettings } from './settings.ts'

export const messageInput = (changes: Partial<ContactMessageInput> = {}): ContactMessageInput => ({
  name: 'Jannie de Vries',
  email: 'jannie@voorbeeld.nl',
  message: 'Kunt u mij zeggen of ik twee getuigen nodig heb?\nIk woon in Assen.',
  sourcePage: '/contact',
  ...changes,
})

export const settingsWith = (changes: Partial<SettingValues> = {}): SettingValues => ({
  ...defaultSettings,
  contact_email: 'info@site.example',
  ...changes,
})
