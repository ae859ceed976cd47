/** Other offices for who stands at one: of its own place first, then of its municipality, then of its province. */
import type { RegionBook } from '../regions/region.ts'
import { foldName, type Notary } from './notary.ts'

const MOST = 3

type Places = Pick<RegionBook, 'find' | 'contains'>

export function nearbyOffices(all: readonly Notary[], office: Notary, regions: Places): Notary[] {
  const place = regions.find(office.location)
  const circles = place && [regions.find(`gemeente ${place.municipality}`), regions.find(`provincie ${place.province}`)]
  const ring = ({ location }: Notary): number => {
    if (foldName(location) === foldName(office.location)) return 0
    const circle = circles?.findIndex((region) => region !== undefined && regions.contains(region, location)) ?? -1
    return circle < 0 ? Infinity : circle + 1
  }
  return all
    .filter((other) => other.id !== office.id)
    .map((other) => ({ other, at: ring(other) }))
    .filter(({ at }) => at < Infinity)
    .toSorted((a, b) => a.at - b.at || a.other.name.localeCompare(b.other.name, 'nl'))
    .slice(0, MOST)
    .map(({ other }) => other)
}
