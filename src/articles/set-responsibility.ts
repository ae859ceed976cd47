/** The owner takes editorial responsibility for articles, or gives it back (AI Act, article 50(4)). */
import { requireOwner } from '../audit/require-role.ts'
import { AppError } from '../errors/errors.ts'
import { dutchDay } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { writeAsOwner } from '../audit/write-as.ts'
import type { Article } from './article.ts'
import { deleteResponsibilities, insertResponsibility, listWordingRows } from './articles.queries.ts'
import { markOf } from './article-shelf.ts'
import { fileOf } from './change-article-wording.ts'

interface ResponsibilityInput {
  slugs: readonly string[]
  taken: boolean
  /** Mark of the text that was read, see `markOf`; absent: of whatever is there. */
  seen?: string | undefined
}

/** All or none. Taking it again leaves the day that it was taken. Throws `not_found`, and `conflict` when the text is another than was read. */
export async function setResponsibility(
  context: Context,
  files: readonly Pick<Article, 'slug' | 'updated'>[],
  { slugs, taken, seen }: ResponsibilityInput,
): Promise<void> {
  requireOwner(context)
  const chosen = slugs.map((slug) => fileOf(files, slug))
  if (chosen.length === 0) return
  await writeAsOwner(context, async ({ db, clock }) => {
    if (taken) {
      const wordings = new Map((await listWordingRows(db)).map((row) => [row.slug, row]))
      for (const file of chosen) {
        const mark = markOf(file, wordings.get(file.slug))
        if (seen !== undefined && seen !== mark) throw new AppError('conflict')
        await insertResponsibility(db, { slug: file.slug, taken_on: dutchDay(clock), article_updated: mark })
      }
    } else await deleteResponsibilities(db, slugs)
    const subject = chosen.length === 1 ? chosen[0]?.slug : undefined
    const audit = { action: 'article.save', ...(subject && { subject }), details: { responsibility: taken, articles: slugs } } as const
    return { result: undefined, audit, isVisible: true }
  })
}
