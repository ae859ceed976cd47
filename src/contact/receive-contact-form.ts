/** The contact form without JavaScript: a posted form in, how it stands out. */
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Context } from '../platform/context.ts'
import { textField } from '../platform/request-fields.ts'
import type { AppError } from '../errors/errors.ts'
import { readForm } from '../platform/http/request-input.ts'
import { toldFault } from '../platform/told-fault.ts'
import { acceptSubmission } from './accept-submission.ts'
import { cleanForm, findFaults } from './contact-fields.ts'
import { emptyValues, TRAP_FIELD, type ContactFormState, type ContactOutcome } from './contact-form-state.ts'
import { chosenConversation, handoverSchema, submissionKeySchema } from './contact.ts'

const typed = textField(50_000).catch('')

const postedForm = z.object({
  name: typed,
  email: typed,
  message: typed,
  key: submissionKeySchema.catch(() => randomUUID()),
  [TRAP_FIELD]: typed,
  ...handoverSchema.shape,
})

export interface ReceivedForm {
  form: ContactFormState
  /** Of the page. */
  status: number
  retryAfterSeconds?: number | undefined
}

/** A form that nobody has sent yet, or one that was sent a moment ago. */
export const openContactForm = (outcome: 'idle' | 'sent', chatSessionId?: string): ReceivedForm => ({
  form: {
    outcome,
    values: emptyValues,
    faults: {},
    submissionKey: randomUUID(),
    handover: chatSessionId ? { sessionId: chatSessionId, chosen: false } : undefined,
  },
  status: 200,
})

/** Never throws: the page says what is wrong and keeps what was typed. */
export async function receiveContactForm(context: Context, request: Request): Promise<ReceivedForm> {
  const posted = postedForm.parse(await readForm(request))
  const { key: submissionKey, [TRAP_FIELD]: trap, sessionId, gesprek, ...values } = posted
  const handover = sessionId ? { sessionId, chosen: gesprek !== undefined } : undefined
  const faults = findFaults(cleanForm(values))
  const answer = (outcome: ContactOutcome, status: number, retryAfterSeconds?: number): ReceivedForm => ({
    form: { outcome, values, faults, submissionKey, handover },
    status,
    retryAfterSeconds,
  })
  // A telephone number is not asked for here, so every fault is one of the fields on the page.
  if (Object.keys(faults).length > 0) return answer('faults', 422)
  try {
    await acceptSubmission(context, { ...values, chatSessionId: chosenConversation({ sessionId, gesprek }), sourcePage: '/contact', submissionKey, trap })
    return openContactForm('sent')
  } catch (error) {
    const fault = toldFault(context, error)
    return answer(outcomeOf(fault), fault.status, fault.retryAfterSeconds)
  }
}

function outcomeOf({ code }: AppError): ContactOutcome {
  if (code === 'invalid_input') return 'not_accepted'
  return code === 'too_many_messages' ? 'too_many' : 'failed'
}
