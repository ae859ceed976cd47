/** Searching the site: one list of all that fits, and the ways on below it: the assistant, an office, a calculator, a person. */
import type { ReactNode } from 'react'
import { AskButton, AskForm } from '../../assistant/chat/ask-form.tsx'
import { calculatorIds, calculators } from '../../figures/calculator-pages.ts'
import { FoundList } from './found-list.tsx'
import { SearchForm } from './search-form.tsx'
import type { SearchView } from './search-site.ts'
import { searchTextsIn } from './search-texts-in.ts'

interface SearchPageProps {
  view: SearchView
  /** The assistant, with what was typed in its field. */
  chat: ReactNode
  /** With the place and the deed that were typed. */
  finder: ReactNode
}

const SEARCH_PATH = '/zoeken'

function titleOf({ words, found, frame }: SearchView): string {
  const { texts } = searchTextsIn(frame)
  if (words === '') return texts.title
  return found.length === 0 ? texts.noResults(words) : texts.results(words)
}

function Outcome({ view: { words, readAs, found, tooComplex, withoutOffices, frame } }: { view: SearchView }) {
  const { texts } = searchTextsIn(frame)
  if (words === '') return null
  const count = found.length === 0 ? texts.nothing : texts.count(found.length)
  return (
    <p role="status" className="search-outcome">
      {readAs !== undefined && `${texts.readAs(readAs)} `}
      {tooComplex ? texts.tooComplex : count}
      {withoutOffices && ` ${texts.withoutOffices}`}
    </p>
  )
}

/** Where the list is empty. */
function Questions({ view: { words, questions, lang, frame } }: { view: SearchView }) {
  const { texts } = searchTextsIn(frame)
  return (
    <section aria-labelledby="vragen">
      <h2 id="vragen">{words === '' ? texts.often : texts.near}</h2>
      <AskForm className="search-questions" pagePath={SEARCH_PATH}>
        {questions.map((question) => (
          <AskButton key={question} says={question} label={lang === frame ? question : <span lang={lang}>{question}</span>} />
        ))}
      </AskForm>
    </section>
  )
}

export function SearchPage({ view, chat, finder }: SearchPageProps) {
  const { words, found, holds, frame } = view
  const { texts } = searchTextsIn(frame)
  const isEmpty = found.length === 0
  return (
    <div className="wrap search-page">
      <header>
        <h1 className={words === '' ? undefined : 'search-title'}>{titleOf(view)}</h1>
        <SearchForm words={words} explained={words === ''} lang={frame} />
        <Outcome view={view} />
      </header>
      {isEmpty ? (
        <Questions view={view} />
      ) : (
        <AskForm className="search-found" pagePath={SEARCH_PATH}>
          <FoundList found={found} holds={holds} asHeadings frame={frame} />
        </AskForm>
      )}
      <div className="search-ways">
        <section aria-labelledby="vraag-het">
          <h2 id="vraag-het">{isEmpty ? texts.askNothing : texts.ask}</h2>
          {chat}
        </section>
        <section aria-labelledby="zoek-notaris">
          <h2 id="zoek-notaris">{texts.find}</h2>
          {finder}
        </section>
        {isEmpty && <Calculators frame={frame} />}
        <p className="search-person">
          {texts.person}{' '}
          <a href="/contact" hrefLang={frame === 'nl' ? undefined : 'nl'}>
            {texts.contact}
          </a>
          .
        </p>
      </div>
    </div>
  )
}

function Calculators({ frame }: Pick<SearchView, 'frame'>) {
  return (
    <section aria-labelledby="reken">
      <h2 id="reken">{searchTextsIn(frame).texts.calculate}</h2>
      <ul className="link-columns">
        {calculatorIds.map((id) => (
          <li key={id}>
            <a href={calculators[id].path} hrefLang={frame === 'nl' ? undefined : 'nl'} lang={frame === 'nl' ? undefined : 'nl'}>
              {calculators[id].title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
