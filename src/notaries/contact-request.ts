/** The contact with a notary as pages: the choice, the form, the confirmation. For visitors whose browser shows no dialogs. */
import { randomUUID } from 'node:crypto'
import { cleanForm, findFaults, type FieldFaults } from '../contact/contact-fields.ts'
import { TRAP_FIELD, type ContactOutcome } from '../contact/contact-form-state.ts'
import { submissionKeySchema } from '../contact/contact.ts'
import type { Context } from '../platform/context.ts'
import type { AppError } from '../errors/errors.ts'
import { readForm } from '../platform/http/request-input.ts'
import { storableText } from '../platform/storable-text.ts'
import { toldFault } from '../platform/told-fault.ts'
import type { TypedForm } from './notary-form.tsx'
import { contactNotary, type OfficeServices } from './contact-notary.ts'
import { findNotary } from './list-notaries.ts'
import type { Notary } from './notary.ts'
import { recordContactClick } from './record-contact-click.ts'

export const CONTACT_PATH = '/notaries/contact'
/** What the page reads from its address. */
export const CONTACT_NAMES: readonly string[] = ['notaris', 'stap']

export interface NotaryContactView {
  status: number
  retryAfterSeconds: number | undefined
  /** Undefined: this notary is not on the list. */
  notary: Notary | undefined
  step: 'keuze' | 'formulier' | 'verzonden'
  typed: TypedForm | undefined
  faults: FieldFaults
  outcome: ContactOutcome
  submissionKey: string
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
  if (step === 'versturen') return send({ ...context, ...services }, { notary, given })
  const form = step === 'formulier'
  await recordContactClick(context, { notary, form })
  return { moveTo: addressOf(notary, form ? 'formulier' : undefined) }
}

interface Sending {
  notary: Notary
  given: (name: string) => string
}

/** Never throws: the page says what is wrong and keeps what was typed. */
async function send(context: Context & OfficeServices, { notary, given }: Sending): Promise<ContactAnswer> {
  const typed: TypedForm = { name: given('name'), email: given('email'), phone: given('phone'), message: given('message') }
  const faults = findFaults(cleanForm(typed))
  const submissionKey = submissionKeySchema.safeParse(given('submissionKey')).data ?? randomUUID()
  const form = { notary, step: 'formulier' as const, typed, submissionKey }
  if (Object.keys(faults).length > 0) return { view: viewOf({ ...form, status: 422, outcome: 'faults', faults }) }
  try {
    await contactNotary(context, { ...typed, notaryId: notary.id, sourcePage: CONTACT_PATH, submissionKey, trap: given(TRAP_FIELD) })
    return { moveTo: addressOf(notary, 'verzonden') }
  } catch (error) {
    const fault = toldFault(context, error)
    const { status, retryAfterSeconds } = fault
    return { view: viewOf({ ...form, status, retryAfterSeconds, outcome: outcomeOf(fault) }) }
  }
}

function outcomeOf({ code }: AppError): ContactOutcome {
  // The fields are in order by now, so only the trap is left to be refused.
  if (code === 'invalid_input') return 'not_accepted'
  return code === 'too_many_messages' ? 'too_many' : 'failed'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? storableText(value) : '')

function addressOf(notary: Notary, step: 'formulier' | 'verzonden' | undefined): string {
  return `${CONTACT_PATH}?${new URLSearchParams({ notaris: notary.id, ...(step && { stap: step }) }).toString()}`
}

function viewOf(values: Partial<NotaryContactView> & Pick<NotaryContactView, 'notary'>): NotaryContactView {
  return {
    status: 200,
    retryAfterSeconds: undefined,
    step: 'keuze',
    typed: undefined,
    faults: {},
    outcome: 'idle',
    submissionKey: randomUUID(),
    ...values,
  }
}
