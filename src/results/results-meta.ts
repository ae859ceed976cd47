/** What a results page says of itself to search engines. */
import { MAX_TITLE } from '../frame/page-meta.ts'
import { breadcrumbList, type Crumb } from '../frame/structured-data.ts'
import { RESULTS_PATH, writeCombination } from '../deeds/combination.ts'
import type { ResultsView, Subject } from './results-view.ts'
import { localTexts } from './local-figures.nl.ts'
import { hasRealFigures, type LocalFigures } from './local-figures.ts'
import { atSubject, labelOf } from './subject.ts'
import type { RegionBook } from '../regions/region.ts'
import { overviewTexts, resultsTexts } from './results.nl.ts'

const MAX_DESCRIPTION = 160

/** Cut at a word, with an ellipsis. */
export function shorten(text: string, max: number): string {
  if (text.length <= max) return text
  const cut = text.slice(0, max - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trimEnd()}…`
}

interface Priced {
  /** Of the deed. */
  figures: LocalFigures | undefined
  /** On the page of a region alone. */
  perDeed: readonly { label: string; figures: LocalFigures }[]
}

/** With the question, the price and its year where offices that exist gave prices, as far as it fits. */
export function titleOf(subject: Subject, { figures, perDeed }: Priced = { figures: undefined, perDeed: [] }): string {
  const { serviceName, deed, regionName } = subject
  const at = atSubject(subject)
  const first = perDeed.find((prices) => hasRealFigures(prices.figures))
  const priced =
    deed && figures && hasRealFigures(figures)
      ? localTexts.titles(deed.label, regionName, figures)
      : serviceName === '' && first
        ? localTexts.hubTitles(regionName, first.label, first.figures)
        : []
  const fitting = priced.find((title) => title.length <= MAX_TITLE)
  if (fitting !== undefined) return fitting
  return shorten(serviceName === '' ? resultsTexts.regionHeading(at) : resultsTexts.heading(at, serviceName), MAX_TITLE)
}

/** With the figures of the region where there are any. */
export const descriptionOf = (subject: Subject, figures?: LocalFigures): string =>
  shorten(
    firstThatFits(
      figures ? localTexts.descriptions(figures, subject.phrase, subject.regionName) : [resultsTexts.description(atSubject(subject), subject.phrase)],
    ),
    MAX_DESCRIPTION,
  )

const firstThatFits = (texts: readonly string[]): string => texts.find((text) => text.length <= MAX_DESCRIPTION) ?? texts.at(-1) ?? ''

/** From the overview by way of the province down to the page itself. */
export function crumbsOf({ combination, spot, region, regionName, serviceName }: Subject, regions: Pick<RegionBook, 'find'>): Crumb[] {
  const province = region && region.kind !== 'provincie' ? regions.find(`provincie ${region.province}`) : undefined
  return [
    { name: overviewTexts.title, path: RESULTS_PATH },
    ...(province ? [{ name: labelOf(province), path: writeCombination({ region: province.slug }) }] : []),
    { name: regionName, path: writeCombination({ region: spot?.slug ?? combination.region }) },
    ...(serviceName === '' ? [] : [{ name: serviceName, path: writeCombination(combination) }]),
  ]
}

/** The questions on the page are those of the article, which marks them; nothing is marked twice. */
export const describeResults = (view: Pick<ResultsView, 'crumbs'>, site: { origin: string }): object[] => [breadcrumbList(view.crumbs, site)]
