/** What the contact with a notary is given by the server. */
import { privacySentence } from '../contact/contact.nl.ts'
import type { companySettings } from '../frame/company.settings.ts'
import type { SiteInfo } from '../frame/site-info.ts'
import { formServiceOf } from '../mail/form-service.ts'
import type { mailSettings } from '../mail/mail.settings.ts'
import type { modeSettings } from '../settings/mode.settings.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'

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
