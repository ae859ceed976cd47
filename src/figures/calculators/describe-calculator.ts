/** What a calculator's page says of itself to search engines: addresses with a query stand for the plain one and stay out of the results. */
import type { PageMeta } from '../../frame/page-meta.ts'
import { breadcrumbList } from '../../frame/structured-data.ts'
import { overviewPage } from '../calculator-pages.ts'
import type { OpenCalculator } from './open-calculator.ts'

export function describeCalculator({ entry, title, index }: OpenCalculator, site: { origin: string }): PageMeta {
  const crumbs = [overviewPage, entry].map((page) => ({ name: page.title, path: page.path }))
  return { title, description: entry.description, index, path: entry.path, structuredData: [breadcrumbList(crumbs, site)] }
}
