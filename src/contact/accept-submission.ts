/** What both doors of the contact form do with a form: turn away programs, and store the rest. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { ContactMessageInput } from './contact.ts'
import { submitContactMessage } from './submit-contact-message.ts'

const TRY_AGAIN_SECONDS = 60

/**
 * A filled trap is refused aloud, as `invalid_input` without fields: a person whose browser filled it can send again, and nothing is lost in silence.
 * Throws AppError only; `unavailable` when the message could not be stored.
 */
export async function acceptSubmission(context: Context, input: ContactMessageInput & { trap: string }): Promise<{ id: string }> {
  const { trap, ...message } = input
  if (trap !== '') throw new AppError('invalid_input')
  try {
    return await submitContactMessage(context, message)
  } catch (error) {
    if (error instanceof AppError) throw error
    context.log.error({ id: context.requestId, err: error }, 'a contact message could not be stored')
    throw new AppError('unavailable', { cause: error, retryAfterSeconds: TRY_AGAIN_SECONDS })
  }
}
