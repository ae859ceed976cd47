/** The form for a message, to us or to an office: a real one, posted to a page. Its empty messages are there from the start, so that the browser only fills them in. */
import type { ReactNode } from 'react'
import { Field, OutcomeBox, Trap } from '../ui/form-parts.tsx'
import { contactLimits, type ContactField } from './contact-fields.ts'
import { contactTexts, fieldLabels, fieldSentence, optionalMark, outcomeTexts } from './contact.nl.ts'
import { TRAP_FIELD, type MessageFormKind, type MessageFormState } from './message-form-state.ts'

interface MessageFormProps {
  kind: MessageFormKind
  form: MessageFormState
  /** Keeps the ids of two forms apart. */
  prefix: string
  /** Id of its heading. */
  labelledBy?: string
  /** How the page is called while something is wrong. */
  wrongTitle?: string
  /** What goes along unseen. */
  hidden?: Readonly<Record<string, string>>
  /** Above the fields. */
  lead?: ReactNode
  /** Below them. */
  children?: ReactNode
  /** Beside the button that sends. */
  cancel?: ReactNode
}

/** The browser stops typing well after our own limit, so that the visitor hears what is wrong. */
const attributes: Record<ContactField, { type?: 'email' | 'tel'; autoComplete?: string; maxLength: number }> = {
  name: { autoComplete: 'name', maxLength: 2 * contactLimits.name },
  email: { type: 'email', autoComplete: 'email', maxLength: 2 * contactLimits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 2 * contactLimits.phone },
  message: { maxLength: contactLimits.message + 1_000 },
}

const mayBeEmpty = (field: ContactField): boolean => field === 'phone'

/** Checked by us and not by the browser, whose hints come one at a time and in its own language. */
export function MessageForm({ kind, form, prefix, labelledBy, wrongTitle, hidden, lead, children, cancel }: MessageFormProps) {
  const { outcome, values, faults, submissionKey } = form
  const idOf = (field: ContactField): string => `${prefix}-${field}`
  const wrong = outcome !== 'idle' && outcome !== 'sent' ? outcomeTexts(outcome, faults) : undefined
  const lines = kind.fields.map((field) => ({ id: idOf(field), sentence: fieldSentence(field, faults) }))
  return (
    <form className={kind.className} method="post" action={kind.page} data-route={kind.route} noValidate aria-labelledby={labelledBy}>
      {Object.entries({ ...hidden, key: submissionKey }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <OutcomeBox outcome="wrong" shown={wrong !== undefined} title={wrong?.title ?? ''} text={wrong?.text} faults={lines} data-page-title={wrongTitle} />
      {lead}
      {kind.fields.map((field) => (
        <Field key={field} id={idOf(field)} label={labelOf(field)} fault={fieldSentence(field, faults)}>
          {(given) => {
            const all = { ...given, name: field, defaultValue: values[field], required: !mayBeEmpty(field), ...attributes[field] }
            return field === 'message' ? <textarea {...all} rows={kind.messageRows} /> : <input {...all} />
          }}
        </Field>
      ))}
      <Trap id={`${prefix}-${TRAP_FIELD}`} name={TRAP_FIELD} label={contactTexts.trap} />
      {children}
      <div className="form-buttons">
        {cancel}
        <button type="submit" className="button button-action">
          {kind.submit}
        </button>
      </div>
    </form>
  )
}

function labelOf(field: ContactField): ReactNode {
  if (!mayBeEmpty(field)) return fieldLabels[field]
  return (
    <>
      {fieldLabels[field]} <small>{optionalMark}</small>
    </>
  )
}

interface SentBoxProps {
  shown?: boolean
  /** How the page is called while it shows. */
  pageTitle?: string
  className?: string
  children?: ReactNode
}

/** What stands in the place of the form, or above it, once it was sent. */
export function SentBox({ shown = false, pageTitle, ...rest }: SentBoxProps) {
  const { title, text } = shown ? outcomeTexts('sent', {}) : { title: '', text: '' }
  return <OutcomeBox outcome="sent" shown={shown} title={title} text={text} data-page-title={pageTitle} {...rest} />
}
