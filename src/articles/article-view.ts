/** An article as a reader sees it today: figures filled in, contents, prices, related articles. */
import { fillFigures, formatDay, formatValue } from '../figures/figure-tokens.ts'
import { findLatestValue, findValueOn, type FigureBook } from '../figures/figure.ts'
import type { Article } from './article.ts'
import { splitSections } from './article-sections.ts'
import { articleTexts } from './articles.nl.ts'

export interface ArticleView {
  slug: string
  title: string
  description: string
  lang: 'nl' | 'en'
  illustration: string
  /** Markdown without tokens. */
  body: string
  updated: string
  minutes: number
  contents: { anchor: string; title: string }[]
  prices: { label: string; amount: string; asOf: string; source: string; url: string }[]
  factCheck: { how: string; against: string; date: string }
  sources: Article['sources']
  related: { href: string; title: string; description: string }[]
  questions: string[]
}

const WORDS_A_MINUTE = 200

/** `day` is YYYY-MM-DD. */
export function viewArticle(article: Article, articles: ReadonlyMap<string, Article>, book: FigureBook, day: string): ArticleView {
  const body = fillFigures(article.body, book, day)
  return {
    slug: article.slug,
    title: article.title,
    description: article.description,
    lang: article.lang,
    illustration: article.illustration,
    body,
    updated: formatDay(article.updated),
    minutes: Math.max(1, Math.round(body.split(/\s+/).length / WORDS_A_MINUTE)),
    contents: splitSections(body)
      .filter((section) => section.path.length === 1)
      .map(({ path, anchor }) => ({ anchor, title: path[0] ?? '' })),
    prices: article.priceFigures.flatMap((id) => priceLine(book, id, day)),
    factCheck: { how: article.factCheck.how, against: article.factCheck.against, date: formatDay(article.factCheck.date) },
    sources: article.sources,
    related: article.related.flatMap((slug) => {
      const other = articles.get(slug)
      return other ? [{ href: `/${slug}`, title: other.title, description: other.description }] : []
    }),
    questions: article.questions,
  }
}

function priceLine(book: FigureBook, id: string, day: string): ArticleView['prices'] {
  const figure = book.get(id)
  const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
  if (!figure || !value) return []
  const asOf = value.asOf ? formatDay(value.asOf) : value.until ? value.until.slice(0, 4) : articleTexts.undated
  return [{ label: figure.label, amount: formatValue(value, figure.unit), asOf, source: value.source, url: value.url }]
}
