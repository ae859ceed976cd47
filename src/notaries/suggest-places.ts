/** Names of places that look like what the owner types. */
import { digitsOf } from '../regions/postcode.ts'
import { nameKey } from '../regions/region-name.ts'
import type { RegionBook } from '../regions/region.ts'

const MOST = 8

/** The place of a postcode; else those that begin like it first, then those that look like it. Provinces are left out: no office stands in a province alone. */
export function suggestPlaces(regions: Pick<RegionBook, 'find' | 'list' | 'nearest'>, typed: string): string[] {
  const byPostcode = digitsOf(typed) === undefined ? undefined : regions.find(typed)
  if (byPostcode) return [byPostcode.name]
  const key = nameKey(typed)
  if (key.length < 2) return []
  const towns = regions.list().filter(({ kind }) => kind !== 'provincie')
  const begin = towns
    .filter(({ name }) => nameKey(name).startsWith(key))
    .toSorted((a, b) => a.name.length - b.name.length || a.name.localeCompare(b.name, 'nl'))
  const near = regions.nearest(typed, MOST).filter(({ kind }) => kind !== 'provincie')
  return [...new Set([...begin, ...near].map(({ name }) => name))].slice(0, MOST)
}
