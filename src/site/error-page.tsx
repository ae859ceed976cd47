/** The pages for an unknown address, for a fault of ours, and for what is away for the moment. */
import type { Article } from '../articles/article.ts'
import type { FoundArticle } from '../assistant/engine/find-reading.ts'
import { NotFound } from '../ui/illustrations/not-found.tsx'
import { FoundList } from './search/found-list.tsx'
import { SearchForm } from './search/search-form.tsx'
import { errorPageTextsEn } from '../frame/site.en.ts'
import { errorPageTexts } from '../frame/site.nl.ts'

const sentences = {
  'not-found': [errorPageTexts.notFoundTitle, errorPageTexts.notFoundLead],
  server: [errorPageTexts.serverTitle, errorPageTexts.serverLead],
  unavailable: [errorPageTexts.unavailableTitle, errorPageTexts.unavailableLead],
  busy: [errorPageTexts.busyTitle, errorPageTexts.busyLead],
} as const

interface ErrorPageProps {
  kind: keyof typeof sentences
  /** For a fault of ours: what to name when telling us of it. */
  requestId?: string
  articles: readonly Pick<Article, 'slug' | 'title' | 'lang'>[]
  /** Articles that the words of the address point to. */
  found?: readonly FoundArticle[] | undefined
  /** Those words. */
  words?: string | undefined
  /** The address looks like that of an English page. */
  wantsEnglish?: boolean | undefined
}

/** Two pages and the assistant are all that there is, see decision 48. */
function InEnglish({ articles }: Pick<ErrorPageProps, 'articles'>) {
  return (
    <section aria-labelledby="in-english" lang="en">
      <h2 id="in-english">{errorPageTextsEn.title}</h2>
      <p>
        {errorPageTextsEn.lead}{' '}
        <a href="/" hrefLang="nl">
          {errorPageTextsEn.ask}
        </a>
      </p>
      <ul className="link-columns">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <a href={`/${slug}`}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ErrorPage({ kind, requestId, articles, found, words = '', wantsEnglish = false }: ErrorPageProps) {
  const [title, lead] = sentences[kind]
  const others = articles.filter(({ slug }) => !found?.some(({ href }) => href.split('#')[0] === `/${slug}`))
  return (
    <div className="wrap error-page">
      <NotFound />
      <h1>{title}</h1>
      <p>{lead}</p>
      {wantsEnglish && <InEnglish articles={articles.filter(({ lang }) => lang === 'en')} />}
      <SearchForm words={words} />
      <p>
        <a className="button button-quiet" href="/">
          {errorPageTexts.home}
        </a>
      </p>
      {found && found.length > 0 && (
        <section aria-labelledby="misschien">
          <h2 id="misschien">{errorPageTexts.perhaps}</h2>
          <FoundList found={found.map((article) => ({ ...article, kind: 'article', text: article.excerpt }))} />
        </section>
      )}
      <section aria-labelledby="alle-artikelen">
        <h2 id="alle-artikelen">{errorPageTexts.allArticles}</h2>
        <ul className="link-columns">
          {others.map((article) => (
            <li key={article.slug}>
              <a href={`/${article.slug}`}>{article.title}</a>
            </li>
          ))}
        </ul>
      </section>
      {requestId && (
        <p>
          <small>
            {errorPageTexts.requestId}: <code>{requestId}</code>
          </small>
        </p>
      )}
    </div>
  )
}
