/** What the article of a deed says on its costs, and the questions people ask. */
import { splitSections } from '../articles/article-sections.ts'
import type { Article } from '../articles/article.ts'
import { fillFigures } from '../figures/figure-tokens.ts'
import type { FigureBook } from '../figures/figure.ts'
import { priceLines, type PriceLine } from '../figures/price-lines.ts'
import type { Deed } from '../deeds/deed.ts'

export interface ServiceGuide {
  article: { href: string; title: string } | undefined
  /** Markdown; empty when the article has no part on costs. */
  costs: string
  /** Answers are Markdown. */
  questions: { question: string; answer: string }[]
  prices: PriceLine[]
  /** For the chat. */
  examples: string[]
}

const COSTS = /^(?:wat (?:het )?kost|kosten\b|waar u de notaris voor betaalt)/i
const QUESTIONS = /^veelgestelde vragen$/i

/** `day` is YYYY-MM-DD. An article that is not there leaves the prices. */
export function guideTo(deed: Deed, sources: { articles: ReadonlyMap<string, Article>; figures: FigureBook }, day: string): ServiceGuide {
  const article = sources.articles.get(deed.article.slice(1))
  const sections = article ? splitSections(fillFigures(article.body, sources.figures, day)) : []
  const chapter = sections.find(({ path: [title = ''] }) => COSTS.test(title))?.path[0]
  return {
    article: article && { href: deed.article, title: article.title },
    costs: sections
      .filter(({ path: [title] }) => chapter !== undefined && title === chapter)
      .map(({ path: [, heading], body }) => (heading ? `### ${heading}\n\n${body}` : body))
      .join('\n\n'),
    questions: sections.flatMap(({ path: [title = '', question], body }) => (question && QUESTIONS.test(title) ? [{ question, answer: body }] : [])),
    prices: priceLines(sources.figures, deed.priceFigures, day),
    examples: article?.questions ?? [],
  }
}

/** One text with each question as a heading. */
export const questionsAsMarkdown = (guide: Pick<ServiceGuide, 'questions'> | undefined): string =>
  (guide?.questions ?? []).map(({ question, answer }) => `### ${question}\n\n${answer}`).join('\n\n')
