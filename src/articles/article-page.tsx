/** The page of an article: title and lead, the chat as one line, contents, and the text with prices, the way to an office, sources and the note on how it was made. In the order in which it is seen. */
import type { ReactNode } from 'react'
import './article.css'
import { DownIcon } from '../ui/icons/icons.tsx'
import { Illustration } from '../ui/illustrations/illustration.tsx'
import { PictureWithFallback } from '../ui/picture-with-fallback.tsx'
import { cutArticle } from './article-html.tsx'
import { ArticleVideo } from './article-video.tsx'
import type { ArticleView } from './article-view.ts'
import { articleTextsIn } from './article-texts.ts'
import type { ArticleTexts } from './articles.nl.ts'
import { lawAnchor } from './law-references.ts'
import { CalculatorLinks, FindOffice, JumpLink } from './way-on.tsx'
import { HeadingText } from '../ui/heading-text.tsx'

interface Worded {
  texts: ArticleTexts
}

/** Folded on a phone; where there is room it stands open beside the text. */
function Contents({ contents, texts }: Pick<ArticleView, 'contents'> & Worded) {
  const list = (
    <ol>
      {contents.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>{title}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <details className="article-folded">
        <summary>{texts.contents}</summary>
        <nav aria-label={texts.contents}>{list}</nav>
      </details>
      <nav className="article-contents" aria-labelledby="inhoudsopgave">
        <h2 id="inhoudsopgave">{texts.contents}</h2>
        {list}
      </nav>
    </>
  )
}

/** What the marks in the text lead to; it opens by itself for who follows one. */
function Laws({ laws, texts }: Pick<ArticleView, 'laws'> & Worded) {
  if (laws.length === 0) return null
  return (
    <details className="article-laws">
      <summary>
        {texts.laws} ({laws.reduce((sum, { references }) => sum + references.length, 0)})
      </summary>
      <ol>
        {laws.map(({ section, references }, index) => (
          <li key={section} id={lawAnchor(index + 1)}>
            {section}
            <ul>
              {references.map(({ label, url }) => (
                <li key={label}>{url === undefined ? label : <a href={url}>{label}</a>}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </details>
  )
}

function FactCheck({
  factCheck,
  editor,
  rewritten,
  sources,
  laws,
  texts,
}: Pick<ArticleView, 'factCheck' | 'editor' | 'rewritten' | 'sources' | 'laws'> & Worded) {
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
      <Laws laws={laws} texts={texts} />
    </section>
  )
}

/** One line that opens. */
function Chat({ assistant, texts, children }: { assistant: string; children: ReactNode } & Worded) {
  return (
    <details className="article-chat">
      <summary>
        <span>
          {texts.ask(assistant)} <small>{texts.aiAssistant}</small>
        </span>
        <DownIcon />
      </summary>
      {children}
    </details>
  )
}

const Html = ({ html }: { html: string }) => (html === '' ? null : <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />)

interface ArticlePageProps {
  article: ArticleView
  /** Name of who answers in the chat. */
  assistant: string
  chat: ReactNode
  /** The card with prices, at the head of the section about costs. */
  prices?: ReactNode
  /** The form that leads to an office: below the lead, or below the prices. */
  finder?: ReactNode
  /** The call for quotes at the foot of the section about costs. */
  offer?: ReactNode
  /** Forms that lead to a calculator, on articles that have them. */
  calculators?: ReactNode
  /** Both again below the text. */
  lastFinder?: ReactNode
  lastOffer?: ReactNode
}

export function ArticlePage({ article, assistant, chat, prices, finder, offer, calculators, lastFinder, lastOffer }: ArticlePageProps) {
  const texts = articleTextsIn(article.lang)
  const { costs, first } = article.wayOn
  const { intro, before, section, after } = cutArticle({ markdown: article.body, lang: article.lang, section: costs, sources: article.sources })
  const find = (level: 2 | 3) => (
    <FindOffice article={article} level={level}>
      {finder}
    </FindOffice>
  )
  return (
    <div className="wrap article-page">
      <article lang={article.lang}>
        <header className="article-header">
          <div className="article-title">
            <Illustration name={article.illustration} />
            <div>
              <h1>
                <HeadingText text={article.title} />
              </h1>
              <p className="article-meta">
                {texts.updated} {article.updated} · {texts.minutes(article.minutes)}
              </p>
            </div>
          </div>
          <p className="article-lead">{article.description}</p>
          <JumpLink article={article} />
        </header>
        {first && find(2)}
        <Chat assistant={assistant} texts={texts}>
          {chat}
        </Chat>
        <Contents contents={article.contents} texts={texts} />
        <div className="article-text">
          <Html html={intro} />
          {article.image && <PictureWithFallback {...article.image} unavailable={texts.pictureUnavailable} />}
          {article.video && <ArticleVideo name={article.video} />}
          <Html html={before} />
          {costs !== undefined && (
            <div className="article-costs">
              {prices}
              {!first && find(3)}
            </div>
          )}
          <Html html={section} />
          {costs !== undefined && (
            <div className="article-costs">
              <CalculatorLinks article={article} />
              {offer}
            </div>
          )}
          <Html html={after} />
          {costs === undefined && prices}
          {calculators}
          <FindOffice article={article} level={2} last>
            {lastFinder}
          </FindOffice>
          {lastOffer}
          <FactCheck {...article} texts={texts} />
        </div>
      </article>
      <section className="related" aria-labelledby="lees-ook">
        <h2 id="lees-ook">{texts.related}</h2>
        <ul className="cards">
          {article.related.map((other) => (
            <li key={other.href} lang={other.lang}>
              <a href={other.href} hrefLang={other.lang === article.lang ? undefined : other.lang}>
                {other.title}
                {other.lang !== article.lang && other.lang === 'nl' && <span lang={article.lang}> {texts.inDutch}</span>}
              </a>
              <p>{other.description}</p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
