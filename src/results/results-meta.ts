/** What a results page says of itself to search engines. */
import { MAX_TITLE } from '../frame/page-meta.ts'
import { breadcrumbList, type Crumb } from '../frame/structured-data.ts'
import { RESULTS_PATH, writeCombination } from '../deeds/combination.ts'
import type { ResultsView, Subject } from './results-view.ts'
import { overviewTexts, resultsTexts } from './results.nl.ts'

const MAX_DESCRIPTION = 160

/** Cut at a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`
}

export function titleOf({ regionName, serviceName }: Subject): string {
  return shorten(serviceName === '' ? resultsTexts.regionHeading(regionName) : resultsTexts.heading(regionName, serviceName), MAX_TITLE)
}

export const descriptionOf = ({ regionName, phrase }: Subject): string => shorten(resultsTexts.description(regionName, phrase), MAX_DESCRIPTION)

/** From the overview down to the page itself. */
export function crumbsOf({ combination, regionName, serviceName }: Subject): Crumb[] {
  const overview = { name: overviewTexts.title, path: RESULTS_PATH }
  const region = { name: regionName, path: writeCombination({ region: combination.region }) }
  return serviceName === '' ? [overview, region] : [overview, region, { name: serviceName, path: writeCombination(combination) }]
}

/** The questions on the page are those of the article, which marks them; nothing is marked twice. */
export const describeResults = (view: Pick<ResultsView, 'crumbs'>, site: { origin: string }): object[] => [breadcrumbList(view.crumbs, site)]
