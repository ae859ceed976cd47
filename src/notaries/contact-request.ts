/** The contact with a notary as pages: the choice, the form, the confirmation. For visitors whose browser shows no dialogs. */
import { openMessageForm, receiveMessage, type PostedMessage, type ReceivedForm } from '../contact/receive-message.ts'
import type { Context } from '../platform/context.ts'
import { readForm } from '../platform/http/request-input.ts'
import { storableText } from '../platform/storable-text.ts'
import { CONTACT_PATH, notaryForm } from './contact-props.ts'
import { contactNotary, type OfficeServices } from './contact-notary.ts'
import { findNotary } from './list-notaries.ts'
import type { Notary } from './notary.ts'
import { recordContactClick } from './record-contact-click.ts'

/** What the page reads from its address. */
export const CONTACT_NAMES: readonly string[] = ['notaris', 'stap']

export interface NotaryContactView extends ReceivedForm {
  /** Undefined: this notary is not on the list. */
  notary: Notary | undefined
  step: 'keuze' | 'formulier' | 'verzonden'
}

/** A view to render, or the address to go on to: a click that was counted and a message that was stored are not sent again by a reload. */
export type ContactAnswer = { view: NotaryContactView } | { moveTo: string }

export async function answerContact(context: Context, request: Request, services: OfficeServices): Promise<ContactAnswer> {
  const posted = request.method === 'POST' ? await readForm(request) : undefined
  const given = (name: string): string => textOf(posted ? posted[name] : new URL(request.url).searchParams.get(name))
  const notary = await findNotary(context, { id: given('notaris'), ...services.offices() })
  const step = given('stap')
  if (!notary) return { view: viewOf({ notary, status: 404 }) }
  // Where nothing would arrive there is no form; what was typed in one that was there is kept, and told that it cannot go.
  if (!notary.takesMessages && step !== 'versturen') return { view: viewOf({ notary }) }
  if (!posted) return { view: viewOf({ notary, step: step === 'formulier' || step === 'verzonden' ? step : 'keuze' }) }
  if (step === 'versturen') return send({ ...context, ...services }, { notary, posted })
  const form = step === 'formulier'
  await recordContactClick(context, { notary, form })
  return { moveTo: addressOf(notary, form ? 'formulier' : undefined) }
}

interface Sending {
  notary: Notary
  posted: Readonly<Record<string, unknown>>
}

async function send(context: Context & OfficeServices, { notary, posted }: Sending): Promise<ContactAnswer> {
  const accept: PostedMessage['accept'] = async (message) => contactNotary(context, { ...message, notaryId: notary.id, sourcePage: CONTACT_PATH })
  const received = await receiveMessage(context, { kind: notaryForm, posted, accept })
  return received.form.outcome === 'sent' ? { moveTo: addressOf(notary, 'verzonden') } : { view: viewOf({ ...received, notary, step: 'formulier' }) }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? storableText(value) : '')

function addressOf(notary: Notary, step: 'formulier' | 'verzonden' | undefined): string {
  return `${CONTACT_PATH}?${new URLSearchParams({ notaris: notary.id, ...(step && { stap: step }) }).toString()}`
}

function viewOf(values: Partial<NotaryContactView> & Pick<NotaryContactView, 'notary'>): NotaryContactView {
  return { ...openMessageForm('idle'), step: 'keuze', ...values }
}
