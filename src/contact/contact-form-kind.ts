/** What the form on the contact page asks, and how it stands. */
import { contactTexts } from './contact.nl.ts'
import type { MessageFormKind, MessageFormState } from './message-form-state.ts'

export interface ContactFormState extends MessageFormState {
  /** Of a form that was opened from a conversation with the assistant; only when `chosen` does that go along. */
  handover?: { sessionId: string; chosen: boolean } | undefined
}

export const contactForm = {
  className: 'contact-form',
  fields: ['name', 'email', 'message'],
  page: '/contact',
  route: 'contact',
  messageRows: 6,
  submit: contactTexts.submit,
} as const satisfies MessageFormKind
