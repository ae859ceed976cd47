/** How far offices are from where somebody looks for one: from the middle of the place to the middle of theirs. */
import { distanceFrom } from '../regions/distance.nl.ts'
import type { RegionBook, Spot } from '../regions/region.ts'
import { sortNotaries, type Notary } from './notary.ts'

type Measuring = Pick<RegionBook, 'kmTo'>

/** By id of the notary, 'ongeveer 8 km van Utrecht'. Who is in the place itself is left out. */
export type Distances = Readonly<Record<string, string>>

const measureFrom =
  (spot: Spot, regions: Measuring) =>
  ({ location }: Pick<Notary, 'location'>): number | undefined =>
    regions.kmTo(spot, location)

export function tellDistances(notaries: readonly Notary[], spot: Spot | undefined, regions: Measuring | undefined): Distances {
  if (!spot || !regions) return {}
  const kmOf = measureFrom(spot, regions)
  return Object.fromEntries(
    notaries.flatMap((notary) => {
      const told = distanceFrom(kmOf(notary), spot)
      return told === undefined ? [] : [[notary.id, told]]
    }),
  )
}

/** The nearest first; as near, the best fitting first. */
export const sortByDistance = <T extends Notary>(
  notaries: readonly T[],
  spot: Spot,
  { regions, deed }: { regions: Measuring; deed: string | undefined },
): T[] => sortNotaries(notaries, 'afstand', deed, measureFrom(spot, regions))
