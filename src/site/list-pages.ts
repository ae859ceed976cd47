/** The pages that stand in the sitemap, as the database has them now. */
import type { Article } from '../articles/article.ts'
import { listOfficePages } from '../notaries/list-office-pages.ts'
import type { Context } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'
import { listIndexableResults } from '../results/list-indexable-results.ts'
import { listPublicPages, type PublicPage } from './public-pages.ts'

interface Site {
  articles: ReadonlyMap<string, Article>
  regions: RegionBook
  demo: boolean
}

export async function listPages(context: Pick<Context, 'db' | 'clock'>, { articles, ...site }: Site): Promise<PublicPage[]> {
  const [results, offices] = await Promise.all([listIndexableResults(context, site), listOfficePages(context, site)])
  return listPublicPages({ articles, demo: site.demo, results, offices })
}
