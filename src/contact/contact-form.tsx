/** The form on the contact page: a real one, posted to the page itself. Its empty messages are there from the start, so that the browser only fills them in. */
import { pageTitle } from '../frame/page-meta.ts'
import { contactLimits } from './contact-fields.ts'
import { shownFields, TRAP_FIELD, type ContactFormState, type ShownField } from './contact-form-state.ts'
import { contactTexts, contactTitle, fieldSentence, outcomeTexts } from './contact.nl.ts'

interface FieldAttributes {
  type?: 'email'
  autoComplete?: string
  rows?: number
  maxLength?: number
}

/** The browser stops typing well after our own limit, so that the visitor hears what is wrong. */
const attributes: Record<ShownField, FieldAttributes> = {
  name: { autoComplete: 'name', maxLength: 2 * contactLimits.name },
  email: { type: 'email', autoComplete: 'email', maxLength: 2 * contactLimits.email },
  message: { rows: 6, maxLength: contactLimits.message + 1_000 },
}

export function ContactForm({ form }: { form: ContactFormState }) {
  return (
    <form className="contact-form" method="post" action="/contact" noValidate aria-labelledby="bericht-titel">
      <Outcome form={form} />
      <p className="contact-required">{contactTexts.required}</p>
      {shownFields.map((field) => (
        <Field key={field} field={field} form={form} />
      ))}
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="contact-website">{contactTexts.trap}</label>
        <input id="contact-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="key" value={form.submissionKey} />
      {form.handover && <Handover {...form.handover} />}
      <button type="submit" className="button button-action">
        {contactTexts.submit}
      </button>
    </form>
  )
}

function Handover({ sessionId, chosen }: NonNullable<ContactFormState['handover']>) {
  return (
    <p className="contact-handover">
      <input type="hidden" name="sessionId" value={sessionId} />
      <label>
        <input type="checkbox" name="gesprek" value="mee" defaultChecked={chosen} />
        {contactTexts.handover}
      </label>
    </p>
  )
}

/** Both places are always there: a screen reader only reads out what changes in a place that it knows. Each says how the page is called while it shows. */
function Outcome({ form: { outcome, faults } }: { form: ContactFormState }) {
  const sent = outcome === 'sent'
  const wrong = outcome !== 'sent' && outcome !== 'idle'
  const texts = outcome === 'idle' ? { title: '', text: '' } : outcomeTexts(outcome, faults)
  return (
    <>
      <div {...outcomeProps(sent)} data-outcome="sent" data-page-title={pageTitle(contactTitle('sent', faults))} role="status">
        <p data-part="title">{sent && texts.title}</p>
        <p data-part="text">{sent && texts.text}</p>
      </div>
      <div {...outcomeProps(wrong)} data-outcome="wrong" data-page-title={pageTitle(contactTitle('failed', faults))} role="alert">
        <p data-part="title">{wrong && texts.title}</p>
        <p data-part="text" hidden={texts.text === ''}>
          {wrong && texts.text}
        </p>
        <ul data-part="faults" hidden={Object.keys(faults).length === 0}>
          {shownFields.map((field) => (
            <li key={field} data-field={field} hidden={!faults[field]}>
              <a href={`#contact-${field}`}>{fieldSentence(field, faults)}</a>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Without JavaScript a page that comes back can start nowhere else: the reader goes to what happened, not to the top. */
const outcomeProps = (shown: boolean) => ({ className: 'contact-outcome', tabIndex: -1, hidden: !shown, autoFocus: shown })

function Field({ field, form: { values, faults } }: { field: ShownField; form: ContactFormState }) {
  const id = `contact-${field}`
  const given = {
    id,
    name: field,
    defaultValue: values[field],
    required: true,
    'aria-invalid': faults[field] ? true : undefined,
    'aria-describedby': `${id}-fout`,
    ...attributes[field],
  }
  return (
    <div className="contact-field">
      <label htmlFor={id}>{contactTexts.fields[field]}</label>
      <p className="contact-fault" id={`${id}-fout`} hidden={!faults[field]}>
        {fieldSentence(field, faults)}
      </p>
      {field === 'message' ? <textarea {...given} /> : <input {...given} />}
    </div>
  )
}
