/** A form for a message without JavaScript: a posted form in, how it stands out. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { textField } from '../platform/request-fields.ts'
import type { AppError } from '../errors/errors.ts'
import { toldFault } from '../platform/told-fault.ts'
import { cleanForm, findFaults } from './contact-fields.ts'
import { submissionKeySchema, type ContactMessageInput } from './contact.ts'
import { emptyForm, TRAP_FIELD, type ContactOutcome, type MessageFormKind, type MessageFormState } from './message-form-state.ts'

/** As long as a body may be: what is too long comes back too. */
const typed = textField(65_536).catch('')

const postedForm = z.object({
  name: typed,
  email: typed,
  phone: typed,
  message: typed,
  key: submissionKeySchema.catch(() => randomUUID()),
  [TRAP_FIELD]: typed,
})

export interface ReceivedForm<Form extends MessageFormState = MessageFormState> {
  form: Form
  /** Of the page. */
  status: number
  retryAfterSeconds?: number | undefined
}

/** A form that nobody has sent yet, or one that was sent a moment ago. */
export const openMessageForm = (outcome: 'idle' | 'sent'): ReceivedForm => ({ form: emptyForm(outcome, randomUUID()), status: 200 })

export interface PostedMessage {
  kind: MessageFormKind
  /** By their names, as they were posted. */
  posted: Readonly<Record<string, unknown>>
  /** Stores it; throws what it is refused with. */
  accept: (message: Omit<ContactMessageInput, 'sourcePage'> & { trap: string }) => Promise<unknown>
}

/** Never throws: the page says what is wrong and keeps what was typed. */
export async function receiveMessage(context: Context, { kind, posted, accept }: PostedMessage): Promise<ReceivedForm> {
  const { key: submissionKey, [TRAP_FIELD]: trap, ...all } = postedForm.parse(posted)
  // Every fault is one of the fields on the page.
  const values = { ...emptyForm().values, ...Object.fromEntries(kind.fields.map((field) => [field, all[field]])) }
  const faults = findFaults(cleanForm(values))
  const answer = (outcome: ContactOutcome, status: number, retryAfterSeconds?: number): ReceivedForm => ({
    form: { outcome, values, faults, submissionKey },
    status,
    retryAfterSeconds,
  })
  if (Object.keys(faults).length > 0) return answer('faults', 422)
  try {
    await accept({ ...values, submissionKey, trap })
    return openMessageForm('sent')
  } catch (error) {
    const fault = toldFault(context, error)
    return answer(outcomeOf(fault), fault.status, fault.retryAfterSeconds)
  }
}

function outcomeOf({ code }: AppError): ContactOutcome {
  // The fields are in order by now, so only the trap is left to be refused.
  if (code === 'invalid_input') return 'not_accepted'
  return code === 'too_many_messages' ? 'too_many' : 'failed'
}
