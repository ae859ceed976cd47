/** How far offices are from where somebody looks for one: from the middle of the place to the middle of theirs. */
import { distanceFrom } from '../regions/distance.nl.ts'
import type { Region, RegionBook } from '../regions/region.ts'
import { sortNotaries, type Notary } from './notary.ts'

type Measuring = Pick<RegionBook, 'kmTo'>

/** By id of the notary, 'ongeveer 8 km van Utrecht'. Who is in the place itself is left out. */
export type Distances = Readonly<Record<string, string>>

const measureFrom =
  (region: Region, regions: Measuring) =>
  ({ location }: Pick<Notary, 'location'>): number | undefined =>
    regions.kmTo(region, location)

export function tellDistances(notaries: readonly Notary[], region: Region | undefined, regions: Measuring | undefined): Distances {
  if (!region || !regions) return {}
  const kmOf = measureFrom(region, regions)
  return Object.fromEntries(
    notaries.flatMap((notary) => {
      const told = distanceFrom(kmOf(notary), region.name)
      return told === undefined ? [] : [[notary.id, told]]
    }),
  )
}

/** The nearest first; as near, the best fitting first. */
export const sortByDistance = <T extends Notary>(
  notaries: readonly T[],
  region: Region,
  { regions, deed }: { regions: Measuring; deed: string | undefined },
): T[] => sortNotaries(notaries, 'afstand', deed, measureFrom(region, regions))
