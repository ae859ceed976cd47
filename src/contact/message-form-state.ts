/** What a form for a message is, and how it stands: the same for the server's page and for the form that runs in the browser. */
import { contactFields, type ContactField, type FieldFaults } from './contact-fields.ts'

export type ContactOutcome = 'idle' | 'sent' | 'faults' | 'not_accepted' | 'too_many' | 'failed'

/** As typed. */
export type MessageValues = Record<ContactField, string>

/** One of the forms of this site. */
export interface MessageFormKind {
  className: string
  /** Asked here, in this order. */
  fields: readonly ContactField[]
  /** Page that it is posted to. */
  page: string
  /** Route below /api that the browser sends it to, without leaving the page. */
  route: string
  messageRows: number
  submit: string
}

export interface MessageFormState {
  outcome: ContactOutcome
  values: MessageValues
  faults: FieldFaults
  /** UUID by which the server knows this form when it comes twice; '' where the browser makes it. */
  submissionKey: string
}

/** Nothing typed yet. */
export const emptyForm = (outcome: 'idle' | 'sent' = 'idle', submissionKey = ''): MessageFormState => ({
  outcome,
  values: Object.fromEntries(contactFields.map((field) => [field, ''])) as MessageValues,
  faults: {},
  submissionKey,
})

/** Hidden from people; programs that fill in every field give themselves away. */
export const TRAP_FIELD = 'website'
