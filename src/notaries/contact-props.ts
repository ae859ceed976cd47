/** The form for a message to a notary, and what the contact with one is given by the server. */
import { contactFields } from '../contact/contact-fields.ts'
import { privacySentence } from '../contact/contact.nl.ts'
import type { MessageFormKind } from '../contact/message-form-state.ts'
import type { companySettings } from '../frame/company.settings.ts'
import type { SiteInfo } from '../frame/site-info.ts'
import { formServiceOf } from '../mail/form-service.ts'
import type { mailSettings } from '../mail/mail.settings.ts'
import type { modeSettings } from '../settings/mode.settings.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { contactTexts } from './contact-dialog.nl.ts'

export const CONTACT_PATH = '/notaries/contact'

export const notaryForm: MessageFormKind = {
  className: 'notary-form',
  fields: contactFields,
  page: CONTACT_PATH,
  route: 'notaries/messages',
  messageRows: 5,
  submit: contactTexts.send,
}

export type MessageNotice = { kind: 'owner'; sentence: string } | { kind: 'office'; keptDays: number }

export interface ContactProps {
  platformPhone: string
  /** What calling it costs and when; undefined: not known. */
  phoneTerms: string | undefined
  /** What happens with a message: parts around the name of the office, or one sentence for a message that comes to the owner. */
  privacy: MessageNotice
}

type Settings = Pick<
  ValuesOf<typeof companySettings & typeof mailSettings & typeof retentionTerms & typeof modeSettings>,
  'contact_phone' | 'site_mode' | 'retention_contact_days' | 'mail_transport' | 'form_mail_url' | 'signal_topics'
>

export function contactPropsOf(settings: Settings, { phoneTerms }: Pick<SiteInfo, 'phoneTerms'>): ContactProps {
  const keptDays = Number(settings.retention_contact_days)
  const toOffice = settings.site_mode === 'live'
  const service = formServiceOf(settings)
  return {
    platformPhone: settings.contact_phone,
    phoneTerms,
    privacy: toOffice ? { kind: 'office', keptDays } : { kind: 'owner', sentence: privacySentence(keptDays, service) },
  }
}
