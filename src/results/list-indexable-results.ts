/** The results pages with substance: a known region and deed for which a real notary is on the list. */
import { deeds } from '../deeds/deed.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import { filterNotaries } from '../notaries/notary.ts'
import type { Context } from '../platform/context.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import { writeCombination } from '../deeds/combination.ts'
import { resultsTexts } from './results.nl.ts'
import { labelOf } from './subject.ts'

export interface IndexableResult {
  path: string
  title: string
}

/** None in demo: the samples there are nobody's results. By path. */
export async function listIndexableResults(
  context: Pick<Context, 'db' | 'clock'>,
  { regions, demo }: { regions: RegionBook; demo: boolean },
): Promise<IndexableResult[]> {
  if (demo) return []
  const notaries = await listNotaries(context, { demo })
  const circles = new Map(notaries.flatMap(({ location }) => circlesOf(location, regions)).map((region) => [region.slug, region]))
  return [...circles.values()]
    .flatMap((region) =>
      deeds
        .filter((deed) => filterNotaries(notaries, { place: region.slug, deed: deed.slug }, regions).length > 0)
        .map((deed) => ({
          path: writeCombination({ region: region.slug, service: deed.slug }),
          title: resultsTexts.heading(labelOf(region), deed.slug.replaceAll('-', ' ')),
        })),
    )
    .toSorted((a, b) => a.path.localeCompare(b.path))
}

/** The place of an office and the municipality and province it lies in. */
function circlesOf(location: string, regions: RegionBook): Region[] {
  const place = regions.find(location)
  if (!place) return []
  return [place, regions.find(`gemeente ${place.municipality}`), regions.find(`provincie ${place.province}`)].filter((region) => region !== undefined)
}
