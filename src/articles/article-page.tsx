/** The page of an article: the chat first, then the text with its contents, prices, sources and the note on how it was made. */
import type { ReactNode } from 'react'
import './article.css'
import { Illustration } from '../ui/illustrations/illustration.tsx'
import { PictureWithFallback } from '../ui/picture-with-fallback.tsx'
import { articleHtml } from './article-html.tsx'
import { ArticleVideo } from './article-video.tsx'
import type { ArticleView } from './article-view.ts'
import { articleTextsIn } from './article-texts.ts'
import type { ArticleTexts } from './articles.nl.ts'

interface Worded {
  texts: ArticleTexts
}

function Contents({ contents, texts }: Pick<ArticleView, 'contents'> & Worded) {
  return (
    <nav className="article-contents" aria-labelledby="inhoudsopgave">
      <h2 id="inhoudsopgave">{texts.contents}</h2>
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

function FactCheck({ factCheck, editor, rewritten, sources, texts }: Pick<ArticleView, 'factCheck' | 'editor' | 'rewritten' | 'sources'> & Worded) {
  const checks = [
    [texts.checkedBy, texts.checkers[factCheck.reviewedBy]],
    [texts.checkedOn, factCheck.date],
    [texts.how, factCheck.how],
    [texts.against, factCheck.against],
    ...(rewritten ? [[texts.rewritten, texts.rewrittenBy(rewritten.by, rewritten.on)]] : []),
    [texts.responsible, editor ? texts.editor(editor.name, editor.since) : texts.noEditorYet],
  ]
  return (
    <section className="fact-check" aria-labelledby="fact-check">
      <h2 id="fact-check">{texts.factCheck}</h2>
      <dl>
        {checks.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <details>
        <summary>
          {texts.sources} ({sources.length})
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

interface ArticlePageProps {
  article: ArticleView
  chat: ReactNode
  /** The card with prices. */
  prices?: ReactNode
  /** Forms that lead to a calculator, on articles that have them. */
  calculators?: ReactNode
  /** The call to action, on articles that have one. */
  quote?: ReactNode
}

export function ArticlePage({ article, chat, prices, calculators, quote }: ArticlePageProps) {
  const texts = articleTextsIn(article.lang)
  return (
    <div className="wrap article-grid">
      <div className="article-chat" lang="nl">
        {chat}
      </div>
      <article lang={article.lang}>
        <header className="article-header">
          <Illustration name={article.illustration} />
          <div>
            <h1>{article.title}</h1>
            <p className="article-meta">
              {texts.updated} {article.updated} · {texts.minutes(article.minutes)}
            </p>
          </div>
        </header>
        <p className="article-lead">{article.description}</p>
        {article.image && <PictureWithFallback {...article.image} unavailable={texts.pictureUnavailable} />}
        {article.video && <ArticleVideo name={article.video} />}
        <div className="prose" dangerouslySetInnerHTML={{ __html: articleHtml(article.body, article.lang) }} />
        {calculators}
        {quote}
        <FactCheck factCheck={article.factCheck} editor={article.editor} rewritten={article.rewritten} sources={article.sources} texts={texts} />
      </article>
      <aside>
        <div className="article-side">
          <Contents contents={article.contents} texts={texts} />
          {prices}
        </div>
      </aside>
      <section className="related" aria-labelledby="lees-ook">
        <h2 id="lees-ook">{texts.related}</h2>
        <ul className="cards">
          {article.related.map((other) => (
            <li key={other.href} lang={other.lang}>
              <a href={other.href}>{other.title}</a>
              <p>{other.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
