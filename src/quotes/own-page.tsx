/** The visitor's own page: the letter, the quotes side by side, and erasing it all. */
import '../ui/styles/form.css'
import './quotes.css'
import { createElement } from 'react'
import { QUOTE_PATH } from '../deeds/quote-address.ts'
import { writeCombination } from '../deeds/combination.ts'
import { dutchDate } from '../platform/dutch-time.ts'
import { straightLine } from '../regions/distance.nl.ts'
import { copyScript, printScript } from '../ui/copy-script.ts'
import { Comparison } from './comparison.tsx'
import { ConfirmPart } from './confirm-part.tsx'
import { ForwardPart } from './forward-part.tsx'
import { OutcomeBox } from '../ui/form-parts.tsx'
import { momentWords } from './moment-words.ts'
import { ownAddress } from './own-address.ts'
import { QuoteActions } from './quote-actions.tsx'
import { QuoteFields, quoteFaultLines } from './quote-fields.tsx'
import { invitationNames, ownTexts as texts, refusals, requestOutcomes, requestTexts } from './quotes.nl.ts'
import { askTexts } from './reviewing/reviewing.nl.ts'
import type { OwnAnswer, OwnView } from './view-own-page.ts'
import { mailtoOf } from './write-letter.ts'

export type ShownOwn = Exclude<OwnAnswer, { moveTo: string }>

/** Of the window: what is to be done, or went wrong, comes first. */
export function ownTitle(answer: ShownOwn): string {
  if (!('view' in answer)) return ownHeading(answer)
  const { status, state, deed } = answer.view
  const title = state === 'unconfirmed' && deed ? texts.confirmTitleFor(deed.phrase) : ownHeading(answer)
  return status === 200 ? title : `${requestTexts.failedTitle}: ${title}`
}

function ownHeading(answer: ShownOwn): string {
  if ('view' in answer) return answer.view.deed ? texts.titleFor(answer.view.deed.phrase) : texts.title
  return { erased: texts.erasedTitle, sent: texts.sentTitle, unknown: texts.goneTitle }[answer.gone]
}

export function OwnPageBody({ answer }: { answer: ShownOwn }) {
  return (
    <div className="wrap quote-page quote-own">
      <h1>{ownHeading(answer)}</h1>
      {'view' in answer ? <Own view={answer.view} /> : <Gone gone={answer.gone} />}
    </div>
  )
}

function Gone({ gone }: { gone: 'erased' | 'sent' | 'unknown' }) {
  return (
    <>
      <p className="quote-lead">{{ erased: texts.erasedText, sent: texts.sentText, unknown: texts.goneText }[gone]}</p>
      {gone === 'sent' && (
        <>
          <p>{texts.sentWait}</p>
          <p>
            {texts.sentNothing} <a href={QUOTE_PATH}>{texts.sentAgain}</a>.
          </p>
        </>
      )}
      {gone !== 'sent' && (
        <p>
          <a className="button button-action" href={QUOTE_PATH}>
            {texts.again}
          </a>
        </p>
      )}
    </>
  )
}

function Own({ view }: { view: OwnView }) {
  if (view.state === 'unconfirmed') return <Unconfirmed view={view} />
  const isOwn = view.invitations.length === 0
  return (
    <>
      {view.refused && <OutcomeBox outcome="wrong" {...refusals[view.refused]} />}
      <p className="quote-lead">
        {texts.keep} {view.mailed && isOwn && texts.mailed}
      </p>
      <p className="field-note">
        {texts.reference(view.reference)}. {texts.until(dutchDate(view.erasedOn))}
      </p>
      <ForwardPart view={view} />
      {isOwn ? <LetterPart view={view} /> : <Offices view={view} />}
      <ComparePart view={view} />
      {!isOwn && (
        <details className="quote-add">
          <summary>{texts.ownLetter}</summary>
          <LetterPart view={view} />
        </details>
      )}
      <ErasePart view={view} />
    </>
  )
}

function Unconfirmed({ view }: { view: OwnView }) {
  const { link, dueAt, confirm } = view
  if (!confirm) return null
  return (
    <>
      <ConfirmPart link={link} dueAt={dueAt} confirm={confirm} />
      {confirm.asked.length + confirm.others.length === 0 && <LetterPart view={view} />}
      <ErasePart view={view} />
    </>
  )
}

function Standing({ view: { state, invitations, dueAt, isOverdue, reviewAt } }: { view: OwnView }) {
  const chosen = invitations.find((invitation) => invitation.state === 'chosen')
  if (chosen) {
    return (
      <>
        <p role="status">
          <strong>{texts.chosenTitle(chosen.office)}.</strong> {texts.chosenText}
        </p>
        {reviewAt && (
          <p>
            {askTexts.when(chosen.office)} <a href={reviewAt}>{askTexts.give}</a>
          </p>
        )}
      </>
    )
  }
  if (state === 'withdrawn') return <p role="status">{texts.withdrawnText}</p>
  const none = state === 'ended' && invitations.every((invitation) => invitation.state !== 'quoted')
  return (
    <>
      <p>{(isOverdue ? texts.overdue : texts.due)(momentWords(dueAt))}</p>
      {none && <p>{texts.endedNone}</p>}
    </>
  )
}

function Offices({ view }: { view: OwnView }) {
  const { invitations } = view
  return (
    <section className="quote-part" aria-labelledby="kantoren-titel">
      <h2 id="kantoren-titel">{texts.offices}</h2>
      <Standing view={view} />
      <ul className="quote-standing">
        {invitations.map(({ id, office, state, declined }) => (
          <li key={id}>
            <strong>{office}</strong> {invitationNames[state]}
            {declined && ` (${declined.toLowerCase()})`}
          </li>
        ))}
      </ul>
    </section>
  )
}

function LetterPart({ view }: { view: OwnView }) {
  const { letter, deed, place } = view
  const copying = { 'data-of': 'brief', 'data-done': texts.copied, 'data-failed': texts.copyFailed, onclick: copyScript }
  return (
    <section className="quote-part" aria-labelledby="brief-titel">
      <h2 id="brief-titel">{view.invitations.length === 0 ? texts.letter : texts.letterAsked}</h2>
      <p className="quote-screen">{texts.letterLead}</p>
      <div id="brief" className="quote-letter">
        {letter.text}
      </div>
      <div className="quote-buttons">
        {createElement(
          'copy-text',
          copying,
          <button type="button" className="button button-primary">
            {texts.copy}
          </button>,
          <span role="status" className="quote-status" />,
        )}
        <a className="button button-quiet" href={mailtoOf(letter)}>
          {texts.mail}
        </a>
        {createElement(
          'print-page',
          { onclick: printScript },
          <button type="button" className="button button-quiet">
            {texts.print}
          </button>,
        )}
      </div>
      <p className="quote-screen">
        <a href={writeCombination({ region: place, service: deed?.slug })}>{texts.find}</a>. {texts.register}
      </p>
    </section>
  )
}

function ComparePart({ view }: { view: OwnView }) {
  const { quotes, lines } = view
  const actions = new Map(quotes.map((quote) => [quote.id, <QuoteActions key={quote.id} view={view} quote={quote} />]))
  const isOwn = view.invitations.length === 0
  const said = quotes.length === 0 ? (isOwn ? texts.none : texts.waitForQuotes) : quotes.length === 1 && isOwn ? texts.one : undefined
  return (
    <section className="quote-part" id="vergelijken" aria-labelledby="vergelijken-titel">
      <h2 id="vergelijken-titel">{isOwn ? texts.compare : texts.compareAsked}</h2>
      {said && <p className="quote-screen">{said}</p>}
      {view.questions.length > 0 && !view.isOpen && <p className="quote-screen">{texts.noMoreQuestions}</p>}
      {quotes.length > 0 && <Comparison quotes={quotes} lines={lines} actions={actions} {...(!isOwn && { facts: view.facts })} />}
      {quotes.length > 0 && !isOwn && <p className="field-note">{straightLine}</p>}
      <AddQuote view={view} />
    </section>
  )
}

function AddQuote({ view }: { view: OwnView }) {
  const { form, lines, quotes } = view
  const faults = quoteFaultLines(form.faults)
  const isWrong = faults.length > 0 || form.failed
  return (
    <details className="quote-add" open={isWrong || (quotes.length < 2 && view.invitations.length === 0)}>
      <summary>{texts.add}</summary>
      <form className="contact-form" method="post" action={ownAddress(view.link)} noValidate>
        {isWrong && <OutcomeBox outcome="wrong" title={texts.notSaved} text={form.failed ? requestOutcomes.failed.text : ''} faults={faults} />}
        <p>{texts.addLead}</p>
        <QuoteFields lines={lines} typed={form.typed} faults={form.faults} asksOffice />
        <input type="hidden" name="key" value={form.submissionKey} />
        <button className="button button-action" name="doe" value="bewaar">
          {texts.save}
        </button>
      </form>
    </details>
  )
}

function ErasePart({ view }: { view: OwnView }) {
  return (
    <>
      {view.isOpen && <WithdrawPart view={view} />}
      <EraseAll view={view} />
    </>
  )
}

function WithdrawPart({ view }: { view: OwnView }) {
  return (
    <details className="quote-erase">
      <summary>{texts.withdraw}</summary>
      <p>{texts.withdrawLead}</p>
      <form method="post" action={ownAddress(view.link)}>
        <button className="button button-quiet" name="doe" value="intrekken">
          {texts.withdrawSure}
        </button>
      </form>
    </details>
  )
}

function EraseAll({ view }: { view: OwnView }) {
  return (
    <details className="quote-erase">
      <summary>{texts.erase}</summary>
      <p>{texts.eraseLead}</p>
      <form method="post" action={ownAddress(view.link)}>
        <button className="button button-quiet" name="doe" value="wis">
          {texts.eraseButton}
        </button>
      </form>
    </details>
  )
}
