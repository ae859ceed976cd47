/** The settings of the site: known keys, their defaults and which of them are secrets. */

import { defaultDisclaimer } from './identity.ts'

export type SiteMode = 'demo' | 'live'

interface SettingDefinition {
  default: string
  secret: boolean
}

/** Values are text. A secret is stored encrypted and never sent to the screen in full. */
export const settingDefinitions = {
  site_mode: { default: 'demo', secret: false },
  default_prompt: {
    default: 'Antwoord in het Nederlands, in de u-vorm, kort en precies. Noem altijd uw bron. Geef geen juridisch advies over een persoonlijk geval.',
    secret: false,
  },
  chatbot_api_key: { default: '', secret: true },
  /** Address of an endpoint that speaks OpenAI's chat completions; empty: the assistant answers from its own knowledge. */
  provider_base_url: { default: '', secret: false },
  provider_model: { default: '', secret: false },
  /** Calls a day; after that the assistant answers from its own knowledge. */
  provider_daily_requests: { default: '500', secret: false },
  affiliate_base_url: { default: '', secret: false },
  assistant_name: { default: 'Elke', secret: false },
  /** One of `avatarNames`. */
  assistant_avatar: { default: 'lamp', secret: false },
  assistant_disclaimer: { default: defaultDisclaimer, secret: false },
  contact_phone: { default: '088 - 000 00 00', secret: false },
  contact_email: { default: 'info@voorbeeld.invalid', secret: false },
  company_legal_name: { default: '', secret: false },
  company_address: { default: '', secret: false },
  company_kvk: { default: '', secret: false },
  company_vat_id: { default: '', secret: false },
  /** How contact messages leave the site: 'inbox' (read on screen), 'smtp' or 'form_mail'. */
  mail_transport: { default: 'inbox', secret: false },
  mail_to: { default: '', secret: false },
  mail_from: { default: '', secret: false },
  /** smtps://user:password@host:465; the environment's SMTP_URL wins. */
  smtp_url: { default: '', secret: true },
  /** Address that takes the specified multipart form. */
  form_mail_url: { default: '', secret: false },
  /** Days that personal data are kept; a job erases what is older. */
  retention_chat_days: { default: '180', secret: false },
  retention_contact_days: { default: '365', secret: false },
  retention_click_days: { default: '730', secret: false },
  retention_event_days: { default: '400', secret: false },
  /** How long the owner stays signed in without using the area, and from signing in. */
  session_idle_hours: { default: '12', secret: false },
  session_days: { default: '30', secret: false },
  /** Addresses of the company's pages on external review sites, separated by spaces. */
  review_sites: { default: '', secret: false },
  claim_experience: { default: '10+ jaar', secret: false },
  claim_savings: { default: 'tot 40%', secret: false },
  claim_quotes_within: { default: '48 uur', secret: false },
  claim_helped: { default: '100+ mensen geholpen', secret: false },
  claim_rating: { default: '4.9', secret: false },
  claim_review_count: { default: '34', secret: false },
} as const satisfies Record<string, SettingDefinition>

export type SettingKey = keyof typeof settingDefinitions
export type SettingValues = Record<SettingKey, string>

export const settingKeys = Object.keys(settingDefinitions) as SettingKey[]

export const isSecret = (key: SettingKey): boolean => settingDefinitions[key].secret

/** '••••1234', or '' when none is stored: enough for the owner to recognise a key. */
export const maskSecret = (plain: string): string => (plain === '' ? '' : `••••${plain.slice(-4)}`)
