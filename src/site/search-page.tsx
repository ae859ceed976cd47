/** Searching the site: articles that fit, short answers, and the assistant for the rest. */
import { ArticleList } from './article-list.tsx'
import { SearchForm } from './search-form.tsx'
import type { Reading } from '../assistant/engine/find-reading.ts'
import { SafeMarkdown } from '../ui/safe-markdown.tsx'
import { searchTexts } from '../frame/site.nl.ts'

interface SearchPageProps {
  /** Empty before the first search. */
  words: string
  reading: Reading
}

export function SearchPage({ words, reading }: SearchPageProps) {
  const nothing = words !== '' && reading.articles.length === 0 && reading.answers.length === 0
  return (
    <div className="wrap reading-page">
      <h1>{words === '' ? searchTexts.title : searchTexts.results(words)}</h1>
      <SearchForm words={words} />
      {nothing && <p role="status">{reading.tooComplex ? searchTexts.tooComplex : searchTexts.nothing}</p>}
      {reading.articles.length > 0 && (
        <section aria-labelledby="gevonden-artikelen">
          <h2 id="gevonden-artikelen">{searchTexts.articles}</h2>
          <ArticleList articles={reading.articles} />
        </section>
      )}
      {reading.answers.length > 0 && (
        <section aria-labelledby="gevonden-antwoorden">
          <h2 id="gevonden-antwoorden">{searchTexts.answers}</h2>
          {reading.answers.map(({ question, answer }) => (
            <details key={question} className="answer-details">
              <summary>{question}</summary>
              <SafeMarkdown text={answer} />
            </details>
          ))}
        </section>
      )}
      <p>
        <a href="/#chat">{searchTexts.askAssistant}</a>
      </p>
    </div>
  )
}
