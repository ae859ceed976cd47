/** The owner's list of articles: the words of the file, his own, his drafts, and for which he takes responsibility. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import type { ArticleWordingsTable } from '../database/content-tables.ts'
import { AppError } from '../errors/errors.ts'
import { dayOf } from '../platform/dutch-time.ts'
import { fileOf, type ArticleFile } from './change-article-wording.ts'
import { listHeld } from './article-shelf.ts'
import { plainBody, type ArticleWording } from './article-wording.ts'
import { findWordingRow, listResponsibilityRows, listWordingRows } from './articles.queries.ts'

/** Without its text, of which it says only whether there is one. */
interface ListedWording extends Omit<ArticleWording, 'body'> {
  hasBody: boolean
  at: string
}

export interface ListedArticle {
  slug: string
  lang: 'nl' | 'en'
  /** YYYY-MM-DD, of the text that visitors read. */
  updated: string
  file: { title: string; description: string }
  /** Null: the site shows the words of the file. */
  published: ListedWording | null
  draft: ListedWording | null
  /** The owner wrote over a text of the file that is another by now. */
  fileChanged: boolean
  version: number
  /** YYYY-MM-DD. */
  responsibleSince: string | null
  /** The owner took responsibility, but the text changed since. */
  responsibilityLapsed: boolean
}

export interface OpenedArticle extends ListedArticle {
  /** Markdown. `base` is the text of the file that the owner wrote over. */
  bodies: { file: string; published: string | null; draft: string | null; base: string | null }
}

/** In the order of the articles. */
export async function listArticleWordings(context: Context, files: readonly ArticleFile[]): Promise<ListedArticle[]> {
  requireReader(context)
  const [wordings, held, ever] = await Promise.all([listWordingRows(context.db), listHeld(context.db, files), listResponsibilityRows(context.db)])
  const rows = new Map(wordings.map((row) => [row.slug, row]))
  const asked = new Set(ever.map(({ slug }) => slug))
  return files.map((file) => describe(file, rows.get(file.slug), held, asked))
}

/** Throws `not_found`. */
export async function openArticleWording(context: Context, files: readonly ArticleFile[], slug: string): Promise<OpenedArticle> {
  requireReader(context)
  const file = fileOf(files, slug)
  const [listed] = await listArticleWordings(context, [file])
  const row = await findWordingRow(context.db, slug)
  if (!listed) throw new AppError('not_found')
  return {
    ...listed,
    bodies: { file: plainBody(file.body), published: row?.body ?? null, draft: row?.draft_body ?? null, base: row?.body_base ?? null },
  }
}

function describe(file: ArticleFile, row: ArticleWordingsTable | undefined, held: ReadonlyMap<string, string>, asked: ReadonlySet<string>): ListedArticle {
  const { slug, lang, title, description } = file
  const hasText = Boolean(row?.body ?? row?.draft_body)
  return {
    slug,
    lang,
    updated: row?.body_changed_at ? dayOf(row.body_changed_at) : file.updated,
    file: { title, description },
    published: row?.published_at ? { title: row.title, description: row.description, hasBody: row.body !== null, at: row.published_at } : null,
    draft: row?.draft_saved_at
      ? { title: row.draft_title, description: row.draft_description, hasBody: row.draft_body !== null, at: row.draft_saved_at }
      : null,
    fileChanged: hasText && row?.body_base !== null && row?.body_base !== plainBody(file.body),
    version: row?.version ?? 0,
    responsibleSince: held.get(slug) ?? null,
    responsibilityLapsed: asked.has(slug) && !held.has(slug),
  }
}
