/** Searching the site: one list of all that fits, and the ways on below it: the assistant, an office, a calculator, a person. */
import type { ReactNode } from 'react'
import { AskButton, AskForm } from '../../assistant/chat/ask-form.tsx'
import { calculatorIds, calculators } from '../../figures/calculator-pages.ts'
import { FoundList } from './found-list.tsx'
import { SearchForm } from './search-form.tsx'
import type { SearchView } from './search-site.ts'
import { searchTexts } from './search.nl.ts'

interface SearchPageProps {
  view: SearchView
  /** The assistant, with what was typed in its field. */
  chat: ReactNode
  /** With the place and the deed that were typed. */
  finder: ReactNode
}

const SEARCH_PATH = '/zoeken'

function titleOf({ words, found }: SearchView): string {
  if (words === '') return searchTexts.title
  return found.length === 0 ? searchTexts.noResults(words) : searchTexts.results(words)
}

function Outcome({ view: { words, readAs, found, tooComplex, withoutOffices } }: { view: SearchView }) {
  if (words === '') return null
  const count = found.length === 0 ? searchTexts.nothing : searchTexts.count(found.length)
  return (
    <p role="status" className="search-outcome">
      {readAs !== undefined && `${searchTexts.readAs(readAs)} `}
      {tooComplex ? searchTexts.tooComplex : count}
      {withoutOffices && ` ${searchTexts.withoutOffices}`}
    </p>
  )
}

/** Where the list is empty. */
function Questions({ view: { words, questions, lang } }: { view: SearchView }) {
  return (
    <section aria-labelledby="vragen">
      <h2 id="vragen">{words === '' ? searchTexts.often : searchTexts.near}</h2>
      <AskForm className="search-questions" pagePath={SEARCH_PATH}>
        {questions.map((question) => (
          <AskButton key={question} says={question} label={lang === 'nl' ? question : <span lang={lang}>{question}</span>} />
        ))}
      </AskForm>
    </section>
  )
}

export function SearchPage({ view, chat, finder }: SearchPageProps) {
  const { words, found, holds } = view
  const isEmpty = found.length === 0
  return (
    <div className="wrap search-page">
      <header>
        <h1 className={words === '' ? undefined : 'search-title'}>{titleOf(view)}</h1>
        <SearchForm words={words} explained={words === ''} />
        <Outcome view={view} />
      </header>
      {isEmpty ? (
        <Questions view={view} />
      ) : (
        <AskForm className="search-found" pagePath={SEARCH_PATH}>
          <FoundList found={found} holds={holds} asHeadings />
        </AskForm>
      )}
      <div className="search-ways">
        <section aria-labelledby="vraag-het">
          <h2 id="vraag-het">{isEmpty ? searchTexts.askNothing : searchTexts.ask}</h2>
          {chat}
        </section>
        <section aria-labelledby="zoek-notaris">
          <h2 id="zoek-notaris">{searchTexts.find}</h2>
          {finder}
        </section>
        {isEmpty && <Calculators />}
        <p className="search-person">
          {searchTexts.person} <a href="/contact">{searchTexts.contact}</a>.
        </p>
      </div>
    </div>
  )
}

function Calculators() {
  return (
    <section aria-labelledby="reken">
      <h2 id="reken">{searchTexts.calculate}</h2>
      <ul className="link-columns">
        {calculatorIds.map((id) => (
          <li key={id}>
            <a href={calculators[id].path}>{calculators[id].title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
