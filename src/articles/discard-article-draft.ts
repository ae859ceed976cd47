/** The owner throws a draft away; what is published stays, and the draft stays in the history. */
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { changeArticleWording, fileOf, noDraft } from './change-article-wording.ts'

/** Throws `not_found` or `conflict`. */
export async function discardArticleDraft(
  context: Context,
  files: readonly Article[],
  { slug, version }: { slug: string; version: number },
): Promise<{ version: number }> {
  requireOwner(context)
  fileOf(files, slug)
  return changeArticleWording(context, {
    slug,
    version,
    values: () => noDraft,
    audit: { action: 'article.save', details: { as: 'draft discarded' } },
    isVisible: false,
  })
}
