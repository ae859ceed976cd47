/** Around a form or a call that leads from the text of an article to an office: a heading, and the way to it. */
import type { ReactNode } from 'react'
import { calculators } from '../figures/calculator-pages.ts'
import { articleTextsIn } from './article-texts.ts'
import type { ArticleView } from './article-view.ts'

/** Where the last finder of an article stands. */
const FINDER_ANCHOR = 'zoek-notaris'

/** To the section with prices, or to the finder where there is none; nothing where the finder is the first thing. */
export function JumpLink({ article: { wayOn, lang } }: { article: ArticleView }) {
  const texts = articleTextsIn(lang)
  if (wayOn.first) return null
  return (
    <p className="article-jump">
      <a href={`#${wayOn.costs ?? FINDER_ANCHOR}`}>{wayOn.costs === undefined ? texts.toFinder : texts.toPrices}</a>
    </p>
  )
}

interface FindOfficeProps {
  article: ArticleView
  /** Of its heading. */
  level: 2 | 3
  /** It stands below the text: the one of the page that has an address, and that is a region of it. */
  last?: boolean
  children: ReactNode
}

export function FindOffice({ article: { wayOn, lang }, level, last = false, children }: FindOfficeProps) {
  const texts = articleTextsIn(lang)
  const [Part, Heading] = [last ? 'section' : 'div', level === 2 ? 'h2' : 'h3'] as const
  return (
    <Part className="article-find" aria-labelledby={last ? FINDER_ANCHOR : undefined}>
      <Heading id={last ? FINDER_ANCHOR : undefined}>{wayOn.deed ? texts.find(wayOn.deed.phrase) : texts.findAny}</Heading>
      {children}
    </Part>
  )
}

/** To the calculators of an article, which stand below its text as well. */
export function CalculatorLinks({ article }: { article: ArticleView }) {
  if (article.calculators.length === 0) return null
  return (
    <p className="article-calculate">
      {articleTextsIn(article.lang).calculate}{' '}
      {article.calculators.map((id) => (
        <a key={id} href={calculators[id].path} {...(article.lang !== 'nl' && { lang: 'nl', hrefLang: 'nl' })}>
          {calculators[id].title}
          {article.lang !== 'nl' && <span lang={article.lang}> {articleTextsIn(article.lang).inDutch}</span>}
        </a>
      ))}
    </p>
  )
}
