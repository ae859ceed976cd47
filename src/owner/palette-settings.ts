/** The general settings that a word of the owner leads to, from their declarations. */
import type { FormField, Settings } from '../settings/setting.ts'
import type { TransportName } from '../mail/transport.ts'
import { passwordField } from './admin.nl.ts'
import type { SettingField } from './settings-form.ts'

export interface FoundSetting {
  name: SettingField
  label: string
  /** The first of these that is on the screen: the field itself, the choice that would show it while it is not made, or its card. */
  selectors: string[]
}

/** Fields that stand there only for one way of getting messages. */
const waysOfMail: Partial<Record<SettingField, TransportName>> = {
  smtp_host: 'smtp',
  smtp_port: 'smtp',
  smtp_security: 'smtp',
  smtp_user: 'smtp',
  smtp_password: 'smtp',
  mail_from: 'smtp',
  dkim_selector: 'smtp',
  mail_to: 'smtp',
  form_mail_url: 'form_mail',
}

/** Where the id of its heading is not the name of the card. */
const headings: Partial<Record<FormField['card'], string>> = { session: 'session-terms' }

/** Both are handed in, since the first screen has them: asked for here, it would load them in more parts. */
export const paletteSettings = (declared: Settings, fields: readonly SettingField[]): FoundSetting[] =>
  fields.map((name) => {
    const { label, card } = declared[name]?.form ?? { ...passwordField, card: 'chatbot' as const }
    const choice = waysOfMail[name]
    // With the choice made the field is there or on its way, and its card would be there before it.
    const otherwise = choice ? `#mail-heading ~ * input[value="${choice}"]:not(:checked)` : `#${headings[card] ?? card}-heading`
    return { name, label, selectors: [`[data-path="${name}"]`, otherwise] }
  })

/** Every word of the query stands in the text, in any order. */
export function hasWords(text: string, query: string): boolean {
  const inSmall = text.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => inSmall.includes(word))
}
