/** The owner keeps a title and description to publish later; visitors see nothing of it. */
import { isoNow } from '../platform/clock.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { checkWording, type ArticleWording } from './article-wording.ts'
import { changeArticleWording, fileOf } from './change-article-wording.ts'

export interface WordingInput extends ArticleWording {
  slug: string
  /** The version that the owner had before him; 0 when nothing was ever saved. */
  version: number
}

/** Throws `not_found`, `invalid_input` or `conflict`. */
export async function saveArticleDraft(context: Context, files: readonly Article[], { slug, version, ...typed }: WordingInput): Promise<{ version: number }> {
  requireOwner(context)
  const { title, description } = checkWording(typed, fileOf(files, slug))
  return changeArticleWording(context, {
    slug,
    version,
    values: () => ({ draft_title: title, draft_description: description, draft_saved_at: isoNow(context.clock) }),
    revision: { title, description, status: 'draft' },
    audit: { action: 'article.save', details: { as: 'draft' } },
    isVisible: false,
  })
}
