/** What keeps a reader of an article from an office with a price. */
import type { Article } from './article.ts'
import { splitSections } from './article-sections.ts'

/** In words for who writes the article. */
export function findWayOnFaults(
  { wayOn: { costs, place }, priceFigures }: Pick<Article, 'wayOn' | 'priceFigures'>,
  body: string,
  isPlace: (name: string) => boolean,
): string[] {
  const headings = splitSections(body).flatMap(({ path }) => (path.length === 1 ? path : []))
  return [
    ...(costs === undefined && priceFigures.length > 0 ? ['prices without a section about costs (wayOn.costs)'] : []),
    ...(costs === undefined || headings.includes(costs) ? [] : [`no section '${costs}' (wayOn.costs)`]),
    ...(place === undefined || isPlace(place) ? [] : [`${place} is no place (wayOn.place)`]),
  ]
}
