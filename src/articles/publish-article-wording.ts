/** The owner puts a title and description of an article on the site. */
import { requireOwner } from '../audit/require-owner.ts'
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { checkWording, isOwnWording } from './article-wording.ts'
import { changeArticleWording, fileOf, noDraft } from './change-article-wording.ts'
import type { WordingInput } from './save-article-draft.ts'

/** The draft is done with. Throws `not_found`, `invalid_input` or `conflict`. */
export async function publishArticleWording(
  context: Context,
  files: readonly Article[],
  { slug, version, ...typed }: WordingInput,
): Promise<{ version: number }> {
  requireOwner(context)
  const wording = checkWording(typed, fileOf(files, slug))
  return changeArticleWording(context, {
    slug,
    version,
    values: () => ({ ...wording, ...noDraft, published_at: isOwnWording(wording) ? null : isoNow(context.clock) }),
    revision: { ...wording, status: 'published' },
    audit: { action: 'article.save', details: { as: 'published' } },
    isVisible: true,
  })
}
