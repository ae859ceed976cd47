/** A visitor writes to an office: the message is stored and goes by mail to the office, as the visitor was told. In demo it comes to the owner. */
import { acceptSubmission } from '../contact/accept-submission.ts'
import type { ContactForm } from '../contact/contact-fields.ts'
import { OFFICE_CONSENT, officeNotice } from '../contact/office-notice.nl.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { retentionDays } from '../settings/retention-days.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { findNotary, type ListedFor } from './list-notaries.ts'

export interface OfficeServices {
  offices: () => Required<ListedFor>
  settings: () => ValuesOf<typeof retentionTerms>
}

export interface NotaryMessage extends ContactForm {
  notaryId: string
  /** Path of the page with the form. */
  sourcePage: string
  submissionKey?: string | undefined
  /** What stands in the field that people do not see. */
  trap: string
}

/** Throws `not_found` for an office that the site does not show or that takes no messages, and what `acceptSubmission` throws. */
export async function contactNotary(context: Context & OfficeServices, message: NotaryMessage): Promise<{ id: string }> {
  const listed = context.offices()
  const office = await findNotary(context, { id: message.notaryId, ...listed })
  if (!office?.takesMessages) throw new AppError('not_found')
  const { name, email } = office
  if (listed.demo || email === undefined) return acceptSubmission(context, message)
  const consent = { version: OFFICE_CONSENT, text: officeNotice(name, retentionDays(context.settings(), 'retention_contact_days')).join('') }
  return acceptSubmission(context, { ...message, office: { name, email, consent } })
}
