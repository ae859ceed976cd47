/** What the contact page shows for a request: the form as it stands, with its title and status. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { readForm } from '../platform/http/request-input.ts'
import { retentionDays } from '../settings/retention-days.ts'
import { formServiceOf } from '../mail/form-service.ts'
import type { mailSettings } from '../mail/mail.settings.ts'
import type { retentionTerms } from '../settings/retention.settings.ts'
import type { ValuesOf } from '../settings/setting.ts'
import { acceptSubmission } from './accept-submission.ts'
import { contactForm, type ContactFormState } from './contact-form-kind.ts'
import { chosenConversation, handoverSchema } from './contact.ts'
import { contactTitle } from './contact.nl.ts'
import { openMessageForm, receiveMessage, type ReceivedForm } from './receive-message.ts'

type ContactSettings = ValuesOf<typeof mailSettings & typeof retentionTerms>

/** A reload of this address sends nothing again, and it tells nothing of the message. */
const SENT_PATH = '/contact?verzonden'

export interface ContactPageView extends ReceivedForm<ContactFormState> {
  title: string
  keptDays: number
  service: string | undefined
  /** Where to go instead of showing the page. */
  moveTo: string | undefined
}

export async function viewContactPage(context: Context | undefined, request: Request, settings: ContactSettings): Promise<ContactPageView> {
  if (!context) throw new AppError('unavailable')
  const posted = request.method === 'POST'
  const wasSent = new URL(request.url).searchParams.has('verzonden')
  const received = posted ? await receiveContactForm(context, request) : openMessageForm(wasSent ? 'sent' : 'idle')
  return { ...viewOf(received, settings), moveTo: posted && received.form.outcome === 'sent' ? SENT_PATH : undefined }
}

/** The untouched form, opened from a conversation: with a box, not ticked, to send that along. Undefined for a form that names none. */
export async function viewHandoverPage(request: Request, settings: ContactSettings): Promise<ContactPageView | undefined> {
  const { sessionId } = handoverSchema.parse(await readForm(request))
  return sessionId === undefined ? undefined : viewOf(withHandover(openMessageForm('idle'), sessionId, false), settings)
}

/** The form as it was posted, with the box as it was. */
export async function receiveContactForm(context: Context, request: Request): Promise<ReceivedForm<ContactFormState>> {
  const posted = await readForm(request)
  const { sessionId, gesprek } = handoverSchema.parse(posted)
  const chatSessionId = chosenConversation({ sessionId, gesprek })
  const received = await receiveMessage(context, {
    kind: contactForm,
    posted,
    accept: async (message) => acceptSubmission(context, { ...message, chatSessionId, sourcePage: contactForm.page }),
  })
  return received.form.outcome === 'sent' ? received : withHandover(received, sessionId, chatSessionId !== undefined)
}

const withHandover = (received: ReceivedForm, sessionId: string | undefined, chosen: boolean): ReceivedForm<ContactFormState> => ({
  ...received,
  form: { ...received.form, handover: sessionId === undefined ? undefined : { sessionId, chosen } },
})

function viewOf(received: ReceivedForm<ContactFormState>, settings: ContactSettings): ContactPageView {
  return {
    ...received,
    title: contactTitle(received.form.outcome, received.form.faults),
    keptDays: retentionDays(settings, 'retention_contact_days'),
    service: formServiceOf(settings),
    moveTo: undefined,
  }
}
