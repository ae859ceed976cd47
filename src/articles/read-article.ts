/** One article as visitors read it today, for the owner who reads them all before he answers for them. */
import { requireReader } from '../audit/require-role.ts'
import type { FigureBook } from '../figures/figure.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { articleHtml } from './article-html.tsx'
import { viewArticle, type ArticleView } from './article-view.ts'
import type { Article } from './article.ts'
import { fileOf } from './change-article-wording.ts'

export interface ReadArticle extends Pick<ArticleView, 'slug' | 'title' | 'description' | 'lang' | 'updated' | 'minutes' | 'prices' | 'sources'> {
  /** Made by the server, without HTML of the text itself. */
  html: string
  /** What this text is told apart by, so that nobody answers for another one than he read. */
  mark: string
}

interface ReadServices {
  /** As visitors read them. */
  articles: ReadonlyMap<string, Article>
  articleFiles: readonly Article[]
  figures: FigureBook
}

/** Throws `not_found`. */
export async function readArticle(context: Context, { articles, articleFiles, figures }: ReadServices, slug: string): Promise<ReadArticle> {
  requireReader(context)
  const file = fileOf(articleFiles, slug)
  const article = articles.get(slug)
  if (!article) throw new AppError('not_found')
  const { title, description, lang, updated, minutes, prices, sources, body } = viewArticle(article, articles, figures, dutchDay(context.clock))
  // Of the very text that is shown: the database may know a newer one already.
  const mark = article.ownTextSince ?? file.updated
  return { slug, title, description, lang, updated, minutes, prices, sources, html: articleHtml(body, lang), mark }
}
