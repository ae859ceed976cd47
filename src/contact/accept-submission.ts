/** What both routes of the contact form do with a form: turn away programs, and store the rest. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import type { ContactMessageInput } from './contact.ts'
import { submitContactMessage } from './submit-contact-message.ts'

/**
 * A filled trap is refused aloud, as `invalid_input` without fields: a person whose browser filled it can send again, and nothing is lost in silence.
 * Throws what `submitContactMessage` throws; `unavailable` when the database is.
 */
export async function acceptSubmission(context: Context, input: ContactMessageInput & { trap: string }): Promise<{ id: string }> {
  const { trap, ...message } = input
  if (trap !== '') throw new AppError('invalid_input')
  return submitContactMessage(context, message)
}
