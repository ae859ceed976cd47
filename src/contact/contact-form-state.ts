/** How the form on the contact page stands: the same for the server's page and for the form that runs in the browser. */
import type { ContactField, FieldFaults } from './contact-fields.ts'

/** The fields of this page, in their order. */
export const shownFields = ['name', 'email', 'message'] as const satisfies ContactField[]

export type ShownField = (typeof shownFields)[number]

export type ContactOutcome = 'idle' | 'sent' | 'faults' | 'not_accepted' | 'too_many' | 'failed'

export interface ContactFormState {
  outcome: ContactOutcome
  /** As typed. */
  values: Record<ShownField, string>
  faults: FieldFaults
  /** UUID by which the server knows this form when it comes twice. */
  submissionKey: string
  /** Of a form that was opened from a conversation with the assistant; only when `chosen` does that go along. */
  handover?: { sessionId: string; chosen: boolean } | undefined
}

export const emptyValues: Record<ShownField, string> = { name: '', email: '', message: '' }

/** Hidden from people; programs that fill in every field give themselves away. */
export const TRAP_FIELD = 'website'
