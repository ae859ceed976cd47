/** Every page that a visitor may find through a search engine, a feed or a list. */
import type { Article } from '../articles/article.ts'
import { listFixedPages, type FixedPage } from './fixed-pages.ts'

export interface PublicPage {
  path: string
  title: string
  description: string
  /** YYYY-MM-DD; undefined for pages that change with their data. */
  updated: string | undefined
  kind: 'page' | 'article' | 'result'
  lang: 'nl' | 'en'
}

export interface PublicPageSources {
  articles: ReadonlyMap<string, Article>
  demo: boolean
  /** Paths of results pages with substance. */
  results: readonly { path: string; title: string }[]
  /** Paths of offices of which something is known. */
  offices: readonly { path: string; title: string }[]
}

const page = ({ path, title, description }: FixedPage): PublicPage => ({ path, title, description, updated: undefined, kind: 'page', lang: 'nl' })

/** Pages that stand in the sitemap, in a stable order: nothing that asks search engines to stay away. */
export function listPublicPages({ articles, demo, results, offices }: PublicPageSources): PublicPage[] {
  return [
    ...listFixedPages()
      .filter((fixed) => !(demo && fixed.samplesInDemo) && !(fixed.needsResults && results.length === 0))
      .map(page),
    ...[...articles.values()].map(({ slug, title, description, updated, lang }) => ({
      path: `/${slug}`,
      title,
      description,
      updated,
      kind: 'article' as const,
      lang,
    })),
    ...[...results, ...offices].map(({ path, title }) => ({ path, title, description: '', updated: undefined, kind: 'result' as const, lang: 'nl' as const })),
  ]
}
