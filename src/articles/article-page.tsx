/** The page of an article: the chat first, then the text with its contents, prices, sources and the note on how it was made. */
import type { ReactNode } from 'react'
import './article.css'
import { Illustration } from '../ui/illustrations/illustration.tsx'
import { ArticleBody } from './article-body.tsx'
import type { ArticleView } from './article-view.ts'
import { articleTexts } from './articles.nl.ts'

function Contents({ contents }: Pick<ArticleView, 'contents'>) {
  return (
    <nav className="article-contents" aria-labelledby="inhoudsopgave">
      <h2 id="inhoudsopgave">{articleTexts.contents}</h2>
      <ol>
        {contents.map(({ anchor, title }) => (
          <li key={anchor}>
            <a href={`#${anchor}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function PriceCard({ prices }: Pick<ArticleView, 'prices'>) {
  if (prices.length === 0) return null
  return (
    <section className="price-card" aria-labelledby="prijzen">
      <h2 id="prijzen">{articleTexts.prices}</h2>
      <dl>
        {prices.map((price) => (
          <div key={price.label}>
            <dt>{price.label}</dt>
            <dd>
              <strong>{price.amount}</strong>
              <a href={price.url} rel="noopener">
                {price.source}
              </a>
              , {price.asOf}
            </dd>
          </div>
        ))}
      </dl>
      <p>{articleTexts.pricesNote}</p>
    </section>
  )
}

function FactCheck({ factCheck, sources }: Pick<ArticleView, 'factCheck' | 'sources'>) {
  return (
    <section className="fact-check" aria-labelledby="fact-check">
      <h2 id="fact-check">{articleTexts.factCheck}</h2>
      <p>
        {articleTexts.checkedOn} {factCheck.date}. {factCheck.how} {articleTexts.noEditorYet}
      </p>
      <p>{factCheck.against}</p>
      <details>
        <summary>
          {articleTexts.sources} ({sources.length})
        </summary>
        <ul>
          {sources.map((source) => (
            <li key={source.title}>
              <a href={source.url} rel="noopener">
                {source.title}
              </a>
              : {source.supports}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}

export function ArticlePage({ article, chat }: { article: ArticleView; chat: ReactNode }) {
  return (
    <div className="wrap article-grid">
      <div className="article-chat">{chat}</div>
      <article lang={article.lang}>
        <header className="article-header">
          <Illustration name={article.illustration} />
          <div>
            <h1>{article.title}</h1>
            <p className="article-meta">
              {articleTexts.updated} {article.updated} · {articleTexts.minutes(article.minutes)}
            </p>
          </div>
        </header>
        <p className="article-lead">{article.description}</p>
        <div className="prose">
          <ArticleBody markdown={article.body} />
        </div>
        <FactCheck factCheck={article.factCheck} sources={article.sources} />
      </article>
      <aside>
        <div className="article-side">
          <Contents contents={article.contents} />
          <PriceCard prices={article.prices} />
        </div>
      </aside>
      <section className="related" aria-labelledby="lees-ook">
        <h2 id="lees-ook">{articleTexts.related}</h2>
        <ul className="cards">
          {article.related.map((other) => (
            <li key={other.href}>
              <a href={other.href}>{other.title}</a>
              <p>{other.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
