/** What the contact with a notary is given by the server. */
import { privacySentence } from '../contact/contact.nl.ts'
import type { companySettings } from '../frame/company.settings.ts'
import type { mailSettings } from '../mail/mail.settings.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'

export interface ContactProps {
  platformPhone: string
  /** What happens with a message, in a sentence. */
  privacy: string
}

type Settings = Pick<
  ValuesOf<typeof companySettings & typeof mailSettings & typeof retentionTerms>,
  'contact_phone' | 'retention_contact_days' | 'mail_transport' | 'form_mail_url'
>

export function contactPropsOf(settings: Settings): ContactProps {
  const service = settings.mail_transport === 'form_mail' ? URL.parse(settings.form_mail_url)?.host : undefined
  return { platformPhone: settings.contact_phone, privacy: privacySentence(Number(settings.retention_contact_days), service) }
}
