/** The articles that nobody takes editorial responsibility for yet; going live waits for these. */
import { requireReader } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import type { Article } from './article.ts'
import { listHeld } from './article-shelf.ts'

/** In the order of `articles`. An article that changed after responsibility was taken is among them. */
export async function articlesWithoutResponsibility(
  context: Context,
  articles: Iterable<Pick<Article, 'slug' | 'title' | 'updated'>>,
): Promise<{ slug: string; title: string }[]> {
  requireReader(context)
  const all = [...articles]
  const held = await listHeld(context.db, all)
  return all.filter(({ slug }) => !held.has(slug)).map(({ slug, title }) => ({ slug, title }))
}
