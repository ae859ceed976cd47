/** The owner takes editorial responsibility for articles, or gives it back (AI Act, article 50(4)). */
import { requireOwner } from '../audit/require-owner.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { writeAsOwner } from '../audit/write-as-owner.ts'
import type { Article } from './article.ts'
import { deleteResponsibilities, insertResponsibility } from './articles.queries.ts'
import { fileOf } from './change-article-wording.ts'

interface ResponsibilityInput {
  slugs: readonly string[]
  taken: boolean
}

/** All or none. Taking it again leaves the day that it was taken. Throws `not_found`. */
export async function setResponsibility(context: Context, files: readonly Article[], { slugs, taken }: ResponsibilityInput): Promise<void> {
  requireOwner(context)
  const chosen = slugs.map((slug) => fileOf(files, slug))
  if (chosen.length === 0) return
  await writeAsOwner(context, async ({ db, clock }) => {
    if (taken) {
      for (const { slug, updated } of chosen) await insertResponsibility(db, { slug, taken_on: dutchDay(clock), article_updated: updated })
    } else await deleteResponsibilities(db, slugs)
    const subject = chosen.length === 1 ? chosen[0]?.slug : undefined
    const audit = { action: 'article.save', ...(subject && { subject }), details: { responsibility: taken, articles: slugs } } as const
    return { result: undefined, audit, isVisible: true }
  })
}
