/** In which order the articles are read. */
import type { ArticleData } from './article-data.ts'

type Line = Pick<ArticleData, 'slug' | 'responsibleSince'>

/** The next one that nobody answers for yet, from the start again after the last; when there is none, the next in the list. */
export function nextOf(articles: readonly Line[], slug: string | undefined): string | undefined {
  const at = articles.findIndex((article) => article.slug === slug)
  const others = [...articles.slice(at + 1), ...articles.slice(0, Math.max(at, 0))]
  return (others.find(({ responsibleSince }) => responsibleSince === null) ?? others[0])?.slug
}

export const previousOf = (articles: readonly Line[], slug: string): string | undefined =>
  articles.at(articles.findIndex((article) => article.slug === slug) - 1)?.slug
