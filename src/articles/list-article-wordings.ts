/** The owner's list of articles: the words of the file, his own, his drafts, and for which he takes responsibility. */
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { listHeld } from './article-shelf.ts'
import type { ArticleWording } from './article-wording.ts'
import { listResponsibilityRows, listWordingRows } from './articles.queries.ts'

export interface ListedArticle {
  slug: string
  lang: 'nl' | 'en'
  /** YYYY-MM-DD, of the text itself. */
  updated: string
  file: { title: string; description: string }
  /** Undefined: the site shows the words of the file. */
  published: (ArticleWording & { at: string }) | null
  draft: (ArticleWording & { at: string }) | null
  version: number
  /** YYYY-MM-DD. */
  responsibleSince: string | null
  /** The owner took responsibility, but the text changed since. */
  responsibilityLapsed: boolean
}

/** In the order of the articles. */
export async function listArticleWordings(context: Context, files: readonly Article[]): Promise<ListedArticle[]> {
  requireOwner(context)
  const [wordings, held, ever] = await Promise.all([listWordingRows(context.db), listHeld(context.db, files), listResponsibilityRows(context.db)])
  const rows = new Map(wordings.map((row) => [row.slug, row]))
  const asked = new Set(ever.map(({ slug }) => slug))
  return files.map(({ slug, lang, updated, title, description }) => {
    const row = rows.get(slug)
    return {
      slug,
      lang,
      updated,
      file: { title, description },
      published: row?.published_at ? { title: row.title, description: row.description, at: row.published_at } : null,
      draft: row?.draft_saved_at ? { title: row.draft_title, description: row.draft_description, at: row.draft_saved_at } : null,
      version: row?.version ?? 0,
      responsibleSince: held.get(slug) ?? null,
      responsibilityLapsed: asked.has(slug) && !held.has(slug),
    }
  })
}
