/** A visitor writes to a notary: the message arrives with us, and its row knows for whom it is. */
import { acceptSubmission } from '../contact/accept-submission.ts'
import type { ContactForm } from '../contact/contact-fields.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findNotary } from './list-notaries.ts'

export interface NotaryMessage extends ContactForm {
  notaryId: string
  demo: boolean
  /** Path of the page with the form. */
  sourcePage: string
  submissionKey?: string | undefined
  /** What stands in the field that people do not see. */
  trap: string
}

/** Throws `not_found` for a notary that the site does not show, and what `acceptSubmission` throws. */
export async function contactNotary(context: Context, { demo, ...message }: NotaryMessage): Promise<{ id: string }> {
  if (!(await findNotary(context, { id: message.notaryId, demo }))) throw new AppError('not_found')
  return acceptSubmission(context, message)
}
