/** Chooses the notaries for a page: those in the region, else the nearest ones. */
import { sortByDistance, tellDistances, type Distances } from '../notaries/distances.ts'
import { filterNotaries, sortNotaries, type Notary } from '../notaries/notary.ts'
import { regionOf, type RegionBook, type Spot } from '../regions/region.ts'

/** How far had to be looked: nobody is in the region itself where they are near, or anywhere in the country. */
export type Reach = 'region' | 'near' | 'country'

export interface ChosenNotaries {
  reach: Reach
  /** In the order to show them. */
  notaries: Notary[]
  /** From the middle of the spot; a province has none. */
  distances: Distances
}

/** `deed` is a slug. Nobody at all gives an empty list. Nobody is in a postcode. */
export function chooseNotaries(all: readonly Notary[], regions: RegionBook, wanted: { spot: Spot | undefined; deed: string | undefined }): ChosenNotaries {
  const { spot, deed } = wanted
  const region = regionOf(spot)
  const making = filterNotaries(all, { deed })
  const inRegion = region ? filterNotaries(making, { place: region.slug }, regions) : []
  const tell = (reach: Reach, notaries: Notary[]): ChosenNotaries => ({ reach, notaries, distances: tellDistances(notaries, spot, regions) })
  if (inRegion.length > 0 || (region && making.length === 0)) return tell('region', sortNotaries(inRegion, 'passend', deed))
  if (spot && regions.middleOf(spot)) return tell('near', sortByDistance(making, spot, { regions, deed }))
  return tell('country', sortNotaries(making, 'passend', deed))
}
