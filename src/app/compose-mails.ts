import { composeContactMail } from '../contact/compose-contact-mail.ts'
import { composeOfficeMail } from '../contact/compose-office-mail.ts'
import { CONTACT_DELIVERY, OFFICE_DELIVERY } from '../contact/enqueue-message.ts'
import type { FigureBook } from '../figures/figure.ts'
import { DIGEST_DELIVERY, SECURITY_DELIVERY } from '../mail/passing-deliveries.ts'
import type { ListedFor } from '../notaries/list-notaries.ts'
import { composeDecisionMail, composeNoticeMail } from '../notices/compose-notice-mails.ts'
import { DECISION_DELIVERY } from '../notices/decide-notice.ts'
import { NOTICE_DELIVERY } from '../notices/submit-notice.ts'
import type { SettingValues } from '../owner/all-settings.ts'
import { composeInvitationMail, INVITATION_DELIVERY } from '../owner/people/invitation-mail.ts'
import { composeDigest } from '../owner/signals/digest.ts'
import { composeSecurityMail } from '../owner/signals/security-mail.ts'
import { quoteMails } from '../quotes/compose-quote-mails.ts'
import type { RegionBook } from '../regions/region.ts'

interface Needs {
  origin: string
  settings: () => SettingValues
  offices: () => Required<ListedFor>
  figures: FigureBook
  regions: RegionBook
}

/** Every kind of mail, and what it is made of at the moment it leaves. */
export function mailComposers({ origin, settings, offices, figures, regions }: Needs) {
  const contact = () => settings().contact_email
  return {
    [CONTACT_DELIVERY]: composeContactMail(origin),
    [OFFICE_DELIVERY]: composeOfficeMail,
    [DIGEST_DELIVERY]: composeDigest(origin, figures),
    [SECURITY_DELIVERY]: composeSecurityMail(origin, contact),
    [INVITATION_DELIVERY]: composeInvitationMail(origin, contact),
    [NOTICE_DELIVERY]: composeNoticeMail(origin),
    [DECISION_DELIVERY]: composeDecisionMail(contact),
    ...quoteMails({ origin, contact, offices, regions }),
  }
}
