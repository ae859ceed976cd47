/** The visitor's own page: the letter, the quotes side by side, and erasing it all. */
import '../contact/contact.css'
import './quotes.css'
import { createElement } from 'react'
import { QUOTE_PATH } from '../deeds/quote-address.ts'
import { writeCombination } from '../deeds/combination.ts'
import { dutchDate } from '../platform/dutch-time.ts'
import { copyScript, printScript } from '../ui/copy-script.ts'
import type { ComparedQuote } from './compare-quotes.ts'
import { Comparison } from './comparison.tsx'
import { WrongBox } from './form-parts.tsx'
import { ownAddress } from './own-address.ts'
import { QuoteFields, quoteFaultLines } from './quote-fields.tsx'
import { ownTexts as texts, requestOutcomes } from './quotes.nl.ts'
import type { OwnAnswer, OwnView } from './view-own-page.ts'
import { mailtoOf } from './write-letter.ts'

export type ShownOwn = Exclude<OwnAnswer, { moveTo: string }>

export function ownTitle(answer: ShownOwn): string {
  if ('view' in answer) return answer.view.deed ? texts.titleFor(answer.view.deed.phrase) : texts.title
  return answer.gone === 'erased' ? texts.erasedTitle : texts.goneTitle
}

export function OwnPageBody({ answer }: { answer: ShownOwn }) {
  return (
    <div className="wrap quote-page quote-own">
      <h1>{ownTitle(answer)}</h1>
      {'view' in answer ? <Own view={answer.view} /> : <Gone erased={answer.gone === 'erased'} />}
    </div>
  )
}

function Gone({ erased }: { erased: boolean }) {
  return (
    <>
      <p className="quote-lead">{erased ? texts.erasedText : texts.goneText}</p>
      <p>
        <a className="button button-primary" href={QUOTE_PATH}>
          {texts.again}
        </a>
      </p>
    </>
  )
}

function Own({ view }: { view: OwnView }) {
  return (
    <>
      <p className="quote-lead">
        {texts.keep} {view.mailed && texts.mailed}
      </p>
      <p className="quote-note">
        {texts.reference(view.reference)}. {texts.until(dutchDate(view.erasedOn))}
      </p>
      <LetterPart view={view} />
      <ComparePart view={view} />
      <ErasePart view={view} />
    </>
  )
}

function LetterPart({ view: { letter, deed, place } }: { view: OwnView }) {
  const copying = { 'data-of': 'brief', 'data-done': texts.copied, 'data-failed': texts.copyFailed, onclick: copyScript }
  return (
    <section className="quote-part" aria-labelledby="brief-titel">
      <h2 id="brief-titel">{texts.letter}</h2>
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

const anchorOf = (view: OwnView): string => `${ownAddress(view.link)}#vergelijken`

function ComparePart({ view }: { view: OwnView }) {
  const { quotes, lines } = view
  const actions = new Map(quotes.filter(({ byHand }) => byHand).map((quote) => [quote.id, <RemoveQuote key={quote.id} view={view} quote={quote} />]))
  const said = quotes.length === 0 ? texts.none : quotes.length === 1 ? texts.one : undefined
  return (
    <section className="quote-part" id="vergelijken" aria-labelledby="vergelijken-titel">
      <h2 id="vergelijken-titel">{texts.compare}</h2>
      {said && <p className="quote-screen">{said}</p>}
      {quotes.length > 0 && <Comparison quotes={quotes} lines={lines} actions={actions} />}
      <AddQuote view={view} />
    </section>
  )
}

function RemoveQuote({ view, quote: { id, office } }: { view: OwnView; quote: ComparedQuote }) {
  return (
    <form method="post" action={anchorOf(view)}>
      <input type="hidden" name="offerte" value={id} />
      <button className="button button-quiet" name="doe" value="verwijder">
        {texts.removeShort}
        <span className="visually-hidden">{texts.removeWhich(office)}</span>
      </button>
    </form>
  )
}

function AddQuote({ view }: { view: OwnView }) {
  const { form, lines, quotes } = view
  const faults = quoteFaultLines(form.faults)
  const isWrong = faults.length > 0 || form.failed
  return (
    <details className="quote-add" open={isWrong || quotes.length < 2}>
      <summary>{texts.add}</summary>
      <form className="contact-form" method="post" action={anchorOf(view)} noValidate>
        {isWrong && <WrongBox title={requestOutcomes.failed.title} text={form.failed ? requestOutcomes.failed.text : ''} faults={faults} />}
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
