/** The results pages with substance: of a known region, with the prices of three offices or more that exist. */
import { deeds } from '../deeds/deed.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import { filterNotaries, type Notary } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import { writeCombination } from '../deeds/combination.ts'
import { figureLocally } from './local-figures.ts'
import { resultsTexts } from './results.nl.ts'
import { atSubject, labelOf } from './subject.ts'

export interface IndexableResult {
  path: string
  title: string
}

/** A province or a municipality: its own page gathers the prices of every deed. */
export const isHub = ({ kind }: Region): boolean => kind !== 'plaats'

/** None in demo: the samples there are nobody's results. By path. */
export async function listIndexableResults(
  context: Pick<Context, 'db' | 'clock'>,
  { regions, demo }: { regions: RegionBook; demo: boolean },
): Promise<IndexableResult[]> {
  if (demo) return []
  const notaries = await listNotaries(context, { demo })
  const circles = new Map(notaries.flatMap(({ location }) => circlesOf(location, regions)).map((region) => [region.slug, region]))
  return [...circles.values()]
    .flatMap((region) => pagesOf(region, filterNotaries(notaries, { place: region.slug }, regions)))
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

function pagesOf(region: Region, notaries: readonly Notary[]): IndexableResult[] {
  const at = atSubject({ spot: region, regionName: labelOf(region) })
  const priced = deeds.filter(({ slug }) => figureLocally(notaries, slug) !== undefined)
  const pages = priced.map(({ slug }) => ({
    path: writeCombination({ region: region.slug, service: slug }),
    title: resultsTexts.heading(at, slug.replaceAll('-', ' ')),
  }))
  const hub = { path: writeCombination({ region: region.slug }), title: resultsTexts.regionHeading(at) }
  return isHub(region) && priced.length > 0 ? [hub, ...pages] : pages
}

/** The place of an office and the municipality and province it lies in. */
function circlesOf(location: string, regions: RegionBook): Region[] {
  const place = regions.find(location)
  if (!place) return []
  return [place, regions.find(`gemeente ${place.municipality}`), regions.find(`provincie ${place.province}`)].filter((region) => region !== undefined)
}
