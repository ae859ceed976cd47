/** Where on the list a deed is made: the way from an article to the results of its deed. */
import type { Deed } from '../deeds/deed.ts'
import { writeCombination } from '../deeds/combination.ts'
import { listNotaries } from '../notaries/list-notaries.ts'
import type { ListingLink } from '../notaries/listing-view.ts'
import { filterNotaries } from '../notaries/notary.ts'
import { whileAway } from '../errors/while-away.ts'
import type { Context } from '../platform/context.ts'
import type { RegionBook } from '../regions/region.ts'

const MOST_PLACES = 8

/** The places with most offices first. None where nobody on the list makes it, or while the database is away: an article is worth reading without them. */
export async function listDeedPlaces(
  context: Pick<Context, 'db' | 'clock'>,
  { regions, demo, deed }: { regions: Pick<RegionBook, 'find'>; demo: boolean; deed: Pick<Deed, 'slug'> },
): Promise<ListingLink[]> {
  const making = filterNotaries(await listNotaries(context, { demo }).catch(whileAway([])), { deed: deed.slug })
  const places = Map.groupBy(
    making.flatMap(({ location }) => regions.find(location) ?? []),
    ({ slug }) => slug,
  )
  return [...places.values()]
    .toSorted((a, b) => b.length - a.length || (a[0]?.name ?? '').localeCompare(b[0]?.name ?? '', 'nl'))
    .flatMap(([place]) => (place ? [{ label: place.name, href: writeCombination({ region: place.slug, service: deed.slug }) }] : []))
    .slice(0, MOST_PLACES)
}
