/** The owner takes his title and description off the site: the words of the file are back, his own stay as a draft. */
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { ownWording } from './article-wording.ts'
import { changeArticleWording, fileOf } from './change-article-wording.ts'

/** A draft that is there already is kept. Throws `not_found` or `conflict`. */
export async function unpublishArticleWording(
  context: Context,
  files: readonly Article[],
  { slug, version }: { slug: string; version: number },
): Promise<{ version: number }> {
  requireOwner(context)
  fileOf(files, slug)
  return changeArticleWording(context, {
    slug,
    version,
    values: (before) => ({
      ...ownWording,
      published_at: null,
      ...(before?.published_at &&
        !before.draft_saved_at && { draft_title: before.title, draft_description: before.description, draft_saved_at: isoNow(context.clock) }),
    }),
    revision: { ...ownWording, status: 'published' },
    audit: { action: 'article.restore' },
    isVisible: true,
  })
}
