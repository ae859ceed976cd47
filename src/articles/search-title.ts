/** The title of an article in search results: the question, what it costs by the figures, and the year of that price. */
import { formatValue } from '../figures/figure-tokens.ts'
import { findLatestValue, findValueOn, type FigureBook } from '../figures/figure.ts'
import { MAX_TITLE } from '../frame/page-meta.ts'
import type { Article } from './article.ts'
import { articleTextsIn } from './article-texts.ts'

/** A price without a year is not named, nor one that would be cut off. */
export function searchTitleOf({ title, titlePrice, lang }: Pick<Article, 'title' | 'titlePrice' | 'lang'>, book: FigureBook, day: string): string {
  const figure = titlePrice === undefined ? undefined : book.get(titlePrice)
  const value = figure && (findValueOn(figure, day) ?? findLatestValue(figure, day))
  const year = (value?.asOf ?? value?.from)?.slice(0, 4)
  if (!figure || !value || year === undefined) return title
  const full = articleTextsIn(lang).searchTitle(title, formatValue(value, figure.unit, lang), year)
  return full.length > MAX_TITLE ? title : full
}
