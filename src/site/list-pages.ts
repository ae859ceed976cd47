/** The pages that stand in the sitemap, as the database has them now. */
import type { Article } from '../articles/article.ts'
import { listOfficePages } from '../notaries/list-office-pages.ts'
import type { Context } from '../platform/context.ts'
import type { IndexableResult } from '../results/list-indexable-results.ts'
import { listPublicPages, type PublicPage } from './public-pages.ts'

interface Site {
  articles: ReadonlyMap<string, Article>
  results: readonly IndexableResult[]
  demo: boolean
}

export async function listPages(context: Pick<Context, 'db' | 'clock'>, { articles, results, demo }: Site): Promise<PublicPage[]> {
  return listPublicPages({ articles, demo, results, offices: await listOfficePages(context, { demo }) })
}
