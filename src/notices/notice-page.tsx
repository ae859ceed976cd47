/** The page where anybody reports what is wrong or unlawful: a real form, which needs no JavaScript. */
import '../ui/styles/form.css'
import './notices.css'
import { TRAP_FIELD } from '../contact/message-form-state.ts'
import { Field, OutcomeBox, Trap } from '../ui/form-parts.tsx'
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
        <NoticeInput key={field} field={field} form={form} />
      ))}
      <Trap id="melding-website" name={TRAP_FIELD} label={texts.trap} />
      <input type="hidden" name="key" value={form.submissionKey} />
      <p>{texts.honest}</p>
      <button type="submit" className="button button-action">
        {texts.submit}
      </button>
    </form>
  )
}

const idOf = (field: NoticeField): string => `melding-${field}`

function Outcome({ form: { outcome, faults } }: { form: NoticeFormState }) {
  if (outcome === 'idle') return null
  const lines = noticeFields.filter((field) => faults[field]).map((field) => ({ id: idOf(field), sentence: noticeFaultSentence(field, faults) }))
  return <OutcomeBox outcome={outcome === 'sent' ? 'sent' : 'wrong'} {...noticeOutcomes[outcome]} faults={outcome === 'faults' ? lines : []} />
}

function NoticeInput({ field, form: { values, faults } }: { field: NoticeField; form: NoticeFormState }) {
  const given = { name: field, defaultValue: values[field], required: true, maxLength: noticeLimits[field] + SPARE }
  const fault = faults[field] && noticeFaultSentence(field, faults)
  return (
    <Field id={idOf(field)} label={texts.fields[field]} note={texts.notes[field]} fault={fault}>
      {(attributes) =>
        field === 'what' || field === 'why' ? (
          <textarea {...given} {...attributes} rows={field === 'why' ? 6 : 3} />
        ) : (
          <input {...given} {...attributes} {...(field === 'email' && { type: 'email', autoComplete: 'email' })} />
        )
      }
    </Field>
  )
}
