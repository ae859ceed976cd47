/** What the contact page shows for a request: the form as it stands, with its title and status. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { retentionDays } from '../privacy/retention-days.ts'
import type { SettingValues } from '../settings/setting.ts'
import { contactTexts, outcomeTexts } from './contact.nl.ts'
import { openContactForm, receiveContactForm, type ReceivedForm } from './receive-contact-form.ts'

/** A reload of this address sends nothing again, and it tells nothing of the message. */
export const SENT_PATH = '/contact?verzonden'

export interface ContactPageView extends ReceivedForm {
  title: string
  keptDays: number
  service: string | undefined
  /** Where to go instead of showing the page. */
  moveTo: string | undefined
}

export async function viewContactPage(context: Context | undefined, request: Request, settings: SettingValues): Promise<ContactPageView> {
  if (!context) throw new AppError('unavailable')
  const posted = request.method === 'POST'
  const wasSent = new URL(request.url).searchParams.has('verzonden')
  const received = posted ? await receiveContactForm(context, request) : openContactForm(wasSent ? 'sent' : 'idle')
  const { outcome, faults } = received.form
  return {
    ...received,
    title: titleOf(outcome, faults),
    keptDays: retentionDays(settings, 'retention_contact_days'),
    service: settings.mail_transport === 'form_mail' ? URL.parse(settings.form_mail_url)?.host : undefined,
    moveTo: posted && outcome === 'sent' ? SENT_PATH : undefined,
  }
}

/** The title is the first thing that a screen reader says of the page that comes back. */
function titleOf(outcome: ReceivedForm['form']['outcome'], faults: ReceivedForm['form']['faults']): string {
  if (outcome === 'idle') return contactTexts.title
  if (outcome === 'sent') return outcomeTexts(outcome, faults).title
  return `${contactTexts.failedTitle}: ${contactTexts.title}`
}
