/** The owner's text of an article as visitors would see it, with what is wrong in it. */
import { requireEditor } from '../audit/require-role.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { renderArticle } from './article-html.tsx'
import { fillWhatCan, findBodyFaults } from './article-body-faults.ts'
import { plainBody, plainEnds, type ArticleWording, type BodyFault } from './article-wording.ts'
import type { Article } from './article.ts'
import { fileOf, type ArticleShelves } from './change-article-wording.ts'

export interface BodyPreview {
  /** What the page would hold: made by the server, without HTML of the text itself. */
  html: string
  faults: BodyFault[]
}

/** Not kept in memory, since it changes with every letter. Throws `not_found`. */
export function previewBody(context: Context, shelves: ArticleShelves, { slug, body: typed }: { slug: string; body: string }): BodyPreview {
  requireEditor(context)
  const { lang } = fileOf(shelves.articleFiles, slug)
  // Nothing before it goes: a fault is told by the line in the field.
  const [body, day] = [plainEnds(typed), dutchDay(context.clock)]
  return { html: renderArticle(fillWhatCan(body, shelves.figures, day, lang), lang), faults: findBodyFaults({ body, lang, day }, shelves) }
}

type TypedWording = { [Field in keyof ArticleWording]: string }

/** The whole article with what is typed in it; what is empty is that of the file. Throws `not_found`. */
export function previewArticle(
  context: Context,
  { articleFiles, figures }: { articleFiles: readonly Article[] } & Pick<ArticleShelves, 'figures'>,
  { slug, ...typed }: TypedWording & { slug: string },
): Article {
  requireEditor(context)
  const file = fileOf(articleFiles, slug)
  const body = plainBody(typed.body)
  const isOwn = body !== '' && body !== plainBody(file.body)
  const now = context.clock.now().toISOString()
  return {
    ...file,
    title: typed.title.trim() || file.title,
    description: typed.description.trim() || file.description,
    ...(isOwn && { body: fillWhatCan(body, figures, dutchDay(context.clock), file.lang), updated: dutchDay(context.clock), ownTextSince: now }),
  }
}
