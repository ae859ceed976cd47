/** The page of one request for one office. */
import '../ui/styles/form.css'
import './quotes.css'
import { amsterdamTime } from '../platform/dutch-time.ts'
import { telephoneHref } from '../platform/telephone-href.ts'
import { Comparison } from './comparison.tsx'
import { declineReasons, isDeclineReason } from './decline-reason.ts'
import { Field, TextField, OutcomeBox } from '../ui/form-parts.tsx'
import { momentWords } from './moment-words.ts'
import { officeTexts as texts } from './office.nl.ts'
import { FOR_DESK, officeAddress } from './own-address.ts'
import { QUESTION_LIMIT } from './question-limit.ts'
import { QuoteFields, quoteFaultLines } from './quote-fields.tsx'
import { declineNames, requestTexts, wantedNames } from './quotes.nl.ts'
import type { OfficeAnswer, OfficeView, ProofView } from './view-office-page.ts'

export type ShownOffice = Exclude<OfficeAnswer, { moveTo: string }>

/** Of the window: that something went wrong comes first. */
export function officeTitle(answer: ShownOffice): string {
  const isWrong = 'view' in answer && answer.view.status !== 200
  return isWrong ? `${requestTexts.failedTitle}: ${officeHeading(answer)}` : officeHeading(answer)
}

function officeHeading(answer: ShownOffice): string {
  if (!('view' in answer)) return texts.goneTitle
  const { view } = answer
  return view.stage === 'prove' ? (view.isForDesk ? texts.desk : texts.proveTitle) : texts.titleFor(view.deed, view.place)
}

export function OfficePageBody({ answer }: { answer: ShownOffice }) {
  return (
    <div className="wrap quote-page">
      <h1>{officeHeading(answer)}</h1>
      {'view' in answer ? <Stage view={answer.view} /> : <p className="quote-lead">{texts.goneText}</p>}
    </div>
  )
}

const Stage = ({ view }: { view: ProofView | OfficeView }) => (view.stage === 'prove' ? <Proof view={view} /> : <Asked view={view} />)

function Proof({ view: { link, office, sentTo, verdict, isForDesk } }: { view: ProofView }) {
  const wrong = verdict && <OutcomeBox outcome="wrong" title={texts.verdicts[verdict]} />
  const purpose = isForDesk && <input type="hidden" name="voor" value={FOR_DESK} />
  return (
    <>
      <p className="quote-lead">{isForDesk ? texts.deskLead : texts.proveLead(office)}</p>
      {sentTo === undefined && wrong}
      {sentTo !== undefined && (
        <form className="contact-form" method="post" action={officeAddress(link)} noValidate>
          {wrong}
          {purpose}
          {!verdict && <p role="status">{texts.sent(sentTo)}</p>}
          <TextField id="offerte-code" name="code" label={texts.code} inputMode="numeric" autoComplete="one-time-code" maxLength={20} className="quote-short" />
          <button className="button button-action" name="doe" value="bewijs">
            {texts.check}
          </button>
        </form>
      )}
      <form method="post" action={officeAddress(link)} className="quote-again">
        {purpose}
        <button className={sentTo === undefined ? 'button button-action' : 'button button-quiet'} name="doe" value="code">
          {sentTo === undefined ? texts.sendCode : texts.sendAgain}
        </button>
      </form>
    </>
  )
}

function Asked({ view }: { view: OfficeView }) {
  const { reference, isOverdue, dueAt } = view
  return (
    <>
      {view.isTooLate && <OutcomeBox outcome="wrong" title={texts.tooLate} text={texts.closed} />}
      <p className="quote-lead">
        {texts.reference(reference)}. {view.isOpen && (isOverdue ? texts.overdue : texts.due)(momentWords(dueAt))}
      </p>
      {view.person ? <Person person={view.person} /> : <p>{texts.anonymous}</p>}
      <Wish view={view} />
      <section className="quote-part" aria-labelledby="uw-offerte">
        <h2 id="uw-offerte">{texts.yourQuote}</h2>
        <Standing view={view} />
        {view.isOpen && <Answer view={view} />}
      </section>
      <QuestionsOf view={view} />
      <ToDesk view={view} />
    </>
  )
}

function Person({ person: { name, email, phone } }: { person: NonNullable<OfficeView['person']> }) {
  return (
    <section className="quote-summary" aria-labelledby="wie">
      <h2 id="wie">{texts.who}</h2>
      <dl className="quote-facts">
        <div>
          <dt>{texts.name}</dt>
          <dd>{name}</dd>
        </div>
        <div>
          <dt>{texts.email}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
        {phone && (
          <div>
            <dt>{texts.phone}</dt>
            <dd>
              <a href={telephoneHref(phone)}>{phone}</a>
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}

function Wish({ view: { place, wanted, language, answers, note } }: { view: OfficeView }) {
  const facts = [
    [texts.place, place],
    [texts.wanted, wantedNames[wanted]],
    ...(language ? [[texts.language, language]] : []),
    ...answers.map(({ name, answer }) => [name, answer]),
    ...(note ? [[texts.note, note]] : []),
  ]
  return (
    <section aria-labelledby="gevraagd">
      <h2 id="gevraagd">{texts.asked}</h2>
      <dl className="quote-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const noActions = new Map()

function Standing({ view: { state, given, givenAt, lines, declineReason, isOpen } }: { view: OfficeView }) {
  const reason = declineReason !== null && isDeclineReason(declineReason) ? declineNames[declineReason] : undefined
  return (
    <>
      {state === 'chosen' && <p>{texts.chosen}</p>}
      {state === 'passed' && <p>{texts.passed}</p>}
      {state !== 'chosen' && state !== 'passed' && !isOpen && <p>{texts.closed}</p>}
      {state === 'declined' && reason && <p>{texts.declined(reason)}</p>}
      {given && givenAt && isOpen && <p role="status">{texts.given(amsterdamTime(givenAt))}</p>}
      {given && <Comparison quotes={[given]} lines={lines} actions={noActions} />}
    </>
  )
}

function Answer({ view: { link, lines, form, given, state } }: { view: OfficeView }) {
  const faults = quoteFaultLines(form.faults)
  const isWrong = faults.length > 0 || form.failed
  return (
    <>
      <details className="quote-add" open={isWrong || !given}>
        <summary>{given ? texts.replace : texts.yourQuote}</summary>
        <form className="contact-form" method="post" action={officeAddress(link)} noValidate>
          {isWrong && <OutcomeBox outcome="wrong" title={texts.notSent} text={form.failed ? texts.failed : ''} faults={faults} />}
          <p>{texts.quoteLead}</p>
          <QuoteFields lines={lines} typed={form.typed} faults={form.faults} asksOffice={false} />
          <input type="hidden" name="key" value={form.submissionKey} />
          <button className="button button-action" name="doe" value="bewaar">
            {given ? texts.replace : texts.send}
          </button>
        </form>
      </details>
      {(state === 'invited' || state === 'expired') && (
        <details className="quote-add">
          <summary>{texts.decline}</summary>
          <form className="contact-form" method="post" action={officeAddress(link)}>
            <fieldset className="quote-choices">
              <legend>{texts.declineWhy}</legend>
              {declineReasons.map((reason, at) => (
                <label key={reason}>
                  <input type="radio" name="reden" value={reason} defaultChecked={at === 0} />
                  {declineNames[reason]}
                </label>
              ))}
            </fieldset>
            <button className="button button-quiet" name="doe" value="weiger">
              {texts.declineSend}
            </button>
          </form>
        </details>
      )}
    </>
  )
}

function QuestionsOf({ view: { link, questions, isOpen } }: { view: OfficeView }) {
  if (questions.length === 0) return null
  return (
    <section className="quote-part" aria-labelledby="vragen">
      <h2 id="vragen">{texts.questions}</h2>
      {questions.map(({ id, question, answer }) => (
        <div key={id} className="quote-question">
          <p>{question}</p>
          {answer !== undefined && <p>{answer}</p>}
          {answer === undefined && isOpen && (
            <form className="contact-form" method="post" action={officeAddress(link)}>
              <input type="hidden" name="vraag" value={id} />
              <Field id={`antwoord-${id}`} label={texts.answer}>
                {(attributes) => <textarea {...attributes} name="antwoord" rows={4} required maxLength={QUESTION_LIMIT} />}
              </Field>
              <button className="button button-action" name="doe" value="antwoord">
                {texts.sendAnswer}
              </button>
            </form>
          )}
        </div>
      ))}
    </section>
  )
}

/** A link opens one request: who wants to see them all shows anew to read the mailbox. */
function ToDesk({ view: { link } }: { view: OfficeView }) {
  return (
    <section className="quote-part" aria-labelledby="overzicht">
      <h2 id="overzicht">{texts.desk}</h2>
      <p>{texts.deskLead}</p>
      <form method="post" action={officeAddress(link)}>
        <input type="hidden" name="voor" value={FOR_DESK} />
        <button className="button button-quiet" name="doe" value="code">
          {texts.sendCode}
        </button>
      </form>
    </section>
  )
}
