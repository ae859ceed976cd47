/** The page where anybody reports what is wrong or unlawful: a real form, which needs no JavaScript. */
import '../contact/contact.css'
import './notices.css'
import { TRAP_FIELD } from '../contact/contact-form-state.ts'
import { noticeFields, noticeKinds, noticeLimits, type NoticeField } from './notice.ts'
import { kindNames, noticeFaultSentence, noticeOutcomes, noticePrivacy, noticeTexts as texts } from './notices.nl.ts'
import type { NoticeFormState, NoticePageView } from './view-notice-page.ts'

/** The browser stops typing well after our own limit, so that the visitor hears what is wrong. */
const SPARE = 1_000

export function NoticePage({ form, keptDays }: Pick<NoticePageView, 'form' | 'keptDays'>) {
  return (
    <div className="wrap notice-page">
      <h1>{texts.title}</h1>
      <p className="notice-lead">{texts.lead}</p>
      <p>{texts.next}</p>
      <h2 id="melding-titel">{texts.form}</h2>
      <NoticeForm form={form} />
      <p className="contact-privacy">
        {noticePrivacy(keptDays)} <a href="/privacy-policy">{texts.privacyLink}</a>.
      </p>
    </div>
  )
}

function NoticeForm({ form }: { form: NoticeFormState }) {
  return (
    <form className="contact-form" method="post" action="/melding" noValidate aria-labelledby="melding-titel">
      <Outcome form={form} />
      <p className="contact-required">{texts.required}</p>
      <fieldset className="notice-kinds">
        <legend>{texts.kind}</legend>
        {noticeKinds.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={form.kind === kind} />
            {kindNames[kind]}
          </label>
        ))}
      </fieldset>
      {noticeFields.map((field) => (
        <Field key={field} field={field} form={form} />
      ))}
      <div className="contact-trap" aria-hidden="true">
        <label htmlFor="melding-website">{texts.trap}</label>
        <input id="melding-website" name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
      </div>
      <input type="hidden" name="key" value={form.submissionKey} />
      <p>{texts.honest}</p>
      <button type="submit" className="button button-action">
        {texts.submit}
      </button>
    </form>
  )
}

/** A page that comes back can start nowhere else: the reader goes to what happened, not to the top. */
const outcomeProps = { className: 'contact-outcome', tabIndex: -1, autoFocus: true }

function Outcome({ form: { outcome, faults } }: { form: NoticeFormState }) {
  if (outcome === 'idle') return null
  const { title, text } = noticeOutcomes[outcome]
  const isSent = outcome === 'sent'
  return (
    <div {...outcomeProps} role={isSent ? 'status' : 'alert'} data-outcome={isSent ? 'sent' : 'wrong'}>
      <p data-part="title">{title}</p>
      {text && <p data-part="text">{text}</p>}
      {outcome === 'faults' && (
        <ul>
          {noticeFields
            .filter((field) => faults[field])
            .map((field) => (
              <li key={field}>
                <a href={`#melding-${field}`}>{noticeFaultSentence(field, faults)}</a>
              </li>
            ))}
        </ul>
      )}
    </div>
  )
}

function Field({ field, form: { values, faults } }: { field: NoticeField; form: NoticeFormState }) {
  const id = `melding-${field}`
  const given = {
    id,
    name: field,
    defaultValue: values[field],
    required: true,
    maxLength: noticeLimits[field] + SPARE,
    'aria-invalid': faults[field] ? true : undefined,
    'aria-describedby': faults[field] ? `${id}-uitleg ${id}-fout` : `${id}-uitleg`,
  }
  return (
    <div className="contact-field">
      <label htmlFor={id}>{texts.fields[field]}</label>
      <p className="notice-note" id={`${id}-uitleg`}>
        {texts.notes[field]}
      </p>
      {faults[field] && (
        <p className="contact-fault" id={`${id}-fout`}>
          {noticeFaultSentence(field, faults)}
        </p>
      )}
      {field === 'what' || field === 'why' ? (
        <textarea {...given} rows={field === 'why' ? 6 : 3} />
      ) : (
        <input {...given} {...(field === 'email' && { type: 'email', autoComplete: 'email' })} />
      )}
    </div>
  )
}
