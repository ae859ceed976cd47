/** The language of the page at a path: only articles have another than Dutch. */
import type { Article } from './article.ts'

export const languageOf = (path: string, articles: ReadonlyMap<string, Pick<Article, 'lang'>>): Article['lang'] => articles.get(path.slice(1))?.lang ?? 'nl'
