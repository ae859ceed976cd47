/** The message to a notary: fields with their faults beside them and a summary above, the same on the page and in the dialog. */
import type { ReactNode } from 'react'
import { contactFields, contactLimits, type ContactField, type FieldFaults } from '../contact/contact-fields.ts'
import { TRAP_FIELD, type ContactOutcome } from '../contact/contact-form-state.ts'
import { contactTexts as contactPageTexts, outcomeTexts } from '../contact/contact.nl.ts'
import type { MessageNotice } from './contact-props.ts'
import { officeNotice } from '../contact/office-notice.nl.ts'
import { contactTexts, faultSentence } from './contact-dialog.nl.ts'

export type TypedForm = Record<ContactField, string>

interface NotaryFormProps {
  /** Empty in the dialog: the browser fills it in. */
  notaryId: string
  /** UUID by which the server knows this form when it comes twice; empty in the dialog. */
  submissionKey: string
  /** Keeps the ids of two forms apart. */
  prefix: string
  /** What happens with the message. */
  privacy: MessageNotice
  /** Of the office; empty in the dialog, as its id. */
  notaryName: string
  typed?: TypedForm | undefined
  outcome?: ContactOutcome
  faults?: FieldFaults
  cancel: ReactNode
}

const attributes: Record<ContactField, { type?: 'email' | 'tel'; autoComplete?: string; rows?: number; maxLength: number }> = {
  name: { autoComplete: 'name', maxLength: 2 * contactLimits.name },
  email: { type: 'email', autoComplete: 'email', maxLength: 2 * contactLimits.email },
  phone: { type: 'tel', autoComplete: 'tel', maxLength: 2 * contactLimits.phone },
  message: { rows: 5, maxLength: contactLimits.message + 1_000 },
}

function Field({ field, prefix, value, fault }: { field: ContactField; prefix: string; value: string; fault: string }) {
  const id = `${prefix}-${field}`
  const given = {
    id,
    name: field,
    defaultValue: value,
    required: field !== 'phone',
    'aria-invalid': fault === '' ? undefined : true,
    'aria-describedby': `${id}-fout`,
    ...attributes[field],
  }
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {contactTexts.fields[field]} {field === 'phone' && <small>{contactTexts.optional}</small>}
      </label>
      <p className="field-fault" id={`${id}-fout`} hidden={fault === ''}>
        {fault}
      </p>
      {field === 'message' ? <textarea {...given} /> : <input {...given} />}
    </div>
  )
}

/** The place is there from the start: a screen reader reads out what changes in a place that it knows. */
function Summary({ prefix, outcome, faults }: { prefix: string; outcome: ContactOutcome; faults: FieldFaults }) {
  const shown = outcome !== 'idle' && outcome !== 'sent'
  const { title, text } = shown ? outcomeTexts(outcome, faults) : { title: '', text: '' }
  // On a page that comes back the reader starts at what happened, not at the top.
  const place = { tabIndex: -1, hidden: !shown, autoFocus: shown }
  return (
    <div className="form-faults" role="alert" {...place}>
      <p data-part="title">{title}</p>
      <p data-part="text" hidden={text === ''}>
        {text}
      </p>
      <ul>
        {contactFields.map((field) => (
          <li key={field} data-field={field} hidden={!faults[field]}>
            <a href={`#${prefix}-${field}`}>{faultSentence(field, faults)}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

const noFaults: FieldFaults = {}

function Notice({ privacy, name }: { privacy: MessageNotice; name: string }) {
  if (privacy.kind === 'owner') return privacy.sentence
  const [before, office, after] = officeNotice(name, privacy.keptDays)
  return (
    <>
      {before}
      <b data-office-name="">{office}</b>
      {after}
    </>
  )
}

/** Checked by us and not by the browser, whose hints come one at a time and in its own language. */
export function NotaryForm({ notaryId, notaryName, submissionKey, prefix, privacy, typed, outcome = 'idle', faults = noFaults, cancel }: NotaryFormProps) {
  return (
    <form className="notary-form" method="post" action="/notaries/contact" noValidate>
      <input type="hidden" name="notaris" value={notaryId} />
      <input type="hidden" name="stap" value="versturen" />
      <input type="hidden" name="submissionKey" value={submissionKey} />
      <Summary prefix={prefix} outcome={outcome} faults={faults} />
      {contactFields.map((field) => (
        <Field key={field} field={field} prefix={prefix} value={typed?.[field] ?? ''} fault={faultSentence(field, faults)} />
      ))}
      <div className="form-trap" aria-hidden="true">
        <label htmlFor={`${prefix}-website`}>{contactPageTexts.trap}</label>
        <input id={`${prefix}-website`} name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <p className="notary-fine">
        <Notice privacy={privacy} name={notaryName} /> <a href="/privacy-policy">{contactPageTexts.privacyLink}</a>.
      </p>
      <div className="form-buttons">
        {cancel}
        <button className="button button-action">{contactTexts.send}</button>
      </div>
    </form>
  )
}
