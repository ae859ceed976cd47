/** Names of places that look like what the owner types. */
import { nameKey } from '../regions/region-name.ts'
import type { RegionBook } from '../regions/region.ts'

const MOST = 8

/** Those that a postcode may lie in; else those that begin like it first, then those that look like it. Provinces are left out: no office stands in a province alone. */
export function suggestPlaces(regions: Pick<RegionBook, 'locate' | 'list' | 'nearest'>, typed: string): string[] {
  const spot = regions.locate(typed)
  if (spot?.kind === 'postcode') return spot.around.map(({ name }) => name)
  const key = nameKey(typed)
  if (key.length < 2) return []
  const towns = regions.list().filter(({ kind }) => kind !== 'provincie')
  const begin = towns
    .filter(({ name }) => nameKey(name).startsWith(key))
    .toSorted((a, b) => a.name.length - b.name.length || a.name.localeCompare(b.name, 'nl'))
  const near = regions.nearest(typed, MOST).filter(({ kind }) => kind !== 'provincie')
  return [...new Set([...begin, ...near].map(({ name }) => name))].slice(0, MOST)
}
