/** The pages for an unknown address and for a fault of ours. */
import type { Article } from '../articles/article.ts'
import { NotFound } from '../ui/illustrations/not-found.tsx'
import { errorPageTexts } from './site.nl.ts'

interface ErrorPageProps {
  kind: 'not-found' | 'server'
  requestId: string
  articles: readonly Article[]
}

export function ErrorPage({ kind, requestId, articles }: ErrorPageProps) {
  const texts = kind === 'not-found' ? [errorPageTexts.notFoundTitle, errorPageTexts.notFoundLead] : [errorPageTexts.serverTitle, errorPageTexts.serverLead]
  return (
    <div className="wrap error-page">
      <NotFound />
      <h1>{texts[0]}</h1>
      <p>{texts[1]}</p>
      <p>
        <a className="button button-quiet" href="/">
          {errorPageTexts.home}
        </a>
      </p>
      <ul>
        {articles.map((article) => (
          <li key={article.slug}>
            <a href={`/${article.slug}`}>{article.title}</a>
          </li>
        ))}
      </ul>
      <p>
        <small>
          {errorPageTexts.requestId}: <code>{requestId}</code>
        </small>
      </p>
    </div>
  )
}
