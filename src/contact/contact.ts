/** A message to us as it comes through a route: its schema, and the types of what is stored. */
import { z } from 'zod'
import { cleanText } from '../platform/clean-text.ts'
import { keyField, textField } from '../platform/request-fields.ts'
import { findFault, type ContactField } from './contact-fields.ts'
import { TRAP_FIELD } from './message-form-state.ts'

/** Well above every limit, so that the visitor hears that a text is too long and not that it is unreadable. */
const MAX_TYPED = 50_000

/** Cleaned text that keeps the rules of its field; the message of an issue is its `FieldFault`. */
const field = (name: ContactField) =>
  textField(MAX_TYPED, 'too_long')
    .transform(cleanText)
    .superRefine((text, check) => {
      const fault = findFault(name, text)
      if (fault) check.addIssue({ code: 'custom', message: fault })
    })

export const contactFormSchema = z.object({
  name: field('name'),
  email: field('email'),
  phone: field('phone').optional(),
  message: field('message'),
})

/** Hidden in each form that is shown: the same form sent twice is stored once. */
export const submissionKeySchema = keyField

/** A form as the browser sends it in place; '' for a key that it could not make. */
export const sentFormSchema = contactFormSchema.extend({
  key: submissionKeySchema.or(z.literal('')).optional(),
  [TRAP_FIELD]: textField(2_000).default(''),
})

/** Hidden in the form that is opened from a conversation; a box beside it says whether that goes along. */
export const handoverSchema = z.object({ sessionId: keyField.optional().catch(undefined), gesprek: z.literal('mee').optional().catch(undefined) })

/** The conversation that goes along: only when the box was ticked. */
export const chosenConversation = ({ sessionId, gesprek }: z.infer<typeof handoverSchema>): string | undefined => (gesprek ? sessionId : undefined)

export interface OfficeRecipient {
  name: string
  email: string
  consent: { version: string; text: string }
}

export interface ContactMessageInput {
  name: string
  email: string
  phone?: string | undefined
  message: string
  /** Id of the notary that the message is about. */
  notaryId?: string | undefined
  /** The office that it goes to, with what the visitor was told of that; absent: it comes to the owner. */
  office?: OfficeRecipient | undefined
  /** The conversation with the assistant that the visitor chose to send along. */
  chatSessionId?: string | undefined
  /** Path of the page with the form. */
  sourcePage: string
  /** UUID of the form that was shown; the same form with the same text is stored once. Absent: always a new message. */
  submissionKey?: string | undefined
}
