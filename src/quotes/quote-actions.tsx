/** What the visitor can do with a quote: ask its office something, choose it, or take away one that was written down by hand. */
import type { ComparedQuote } from './compare-quotes.ts'
import { handoverText } from './consent.nl.ts'
import { Field } from '../ui/form-parts.tsx'
import { askedId, ownAddress } from './own-address.ts'
import { QUESTION_LIMIT } from './question-limit.ts'
import { ownTexts as texts } from './quotes.nl.ts'
import { askTexts } from './reviewing/reviewing.nl.ts'
import type { OwnView } from './view-own-page.ts'

export function QuoteActions({ view, quote }: { view: OwnView; quote: ComparedQuote }) {
  const { invitationId } = quote
  if (invitationId === null) return <RemoveQuote view={view} quote={quote} />
  const questions = view.questions.filter((one) => one.invitationId === invitationId)
  return (
    <>
      {questions.map(({ id, question, answer }, at) => (
        <blockquote key={id} className="quote-question" id={at === questions.length - 1 ? askedId(invitationId) : undefined} tabIndex={-1}>
          <p>{question}</p>
          <p>{answer ?? <em>{texts.noAnswer}</em>}</p>
        </blockquote>
      ))}
      {view.isOpen && <Ask view={view} quote={quote} />}
      {view.isOpen && <Choose view={view} quote={quote} />}
    </>
  )
}

function Ask({ view, quote: { office, invitationId } }: { view: OwnView; quote: ComparedQuote }) {
  const id = `vraag-${invitationId ?? ''}`
  return (
    <details className="quote-ask">
      <summary>{texts.ask}</summary>
      <form method="post" action={ownAddress(view.link)}>
        <input type="hidden" name="kantoor" value={invitationId ?? ''} />
        <Field id={id} label={texts.askFor(office)} note={texts.askNote}>
          {(attributes) => <textarea {...attributes} name="vraag" rows={4} required maxLength={QUESTION_LIMIT} />}
        </Field>
        <button className="button button-action" name="doe" value="vraag">
          {texts.askSend}
        </button>
      </form>
    </details>
  )
}

function Choose({ view, quote }: { view: OwnView; quote: ComparedQuote }) {
  return (
    <details className="quote-choose">
      <summary className="button button-action">{texts.choose(quote.office)}</summary>
      <form method="post" action={ownAddress(view.link)}>
        <p>{handoverText(quote.office, view.hasPhone)}</p>
        <label className="quote-still">
          <input type="checkbox" name="navraag" value="ja" />
          {askTexts.mayAsk}
        </label>
        <input type="hidden" name="kantoor" value={quote.invitationId ?? ''} />
        <input type="hidden" name="offerte" value={quote.id} />
        <button className="button button-action" name="doe" value="kies">
          {texts.chooseSure}
        </button>
      </form>
    </details>
  )
}

function RemoveQuote({ view, quote: { id, office } }: { view: OwnView; quote: ComparedQuote }) {
  return (
    <form method="post" action={ownAddress(view.link)}>
      <input type="hidden" name="offerte" value={id} />
      <button className="button button-quiet" name="doe" value="verwijder">
        {texts.removeShort}
        <span className="visually-hidden">{texts.removeWhich(office)}</span>
      </button>
    </form>
  )
}
