/** Which place each postcode lies in, written as ranges. */
import { cityBlocks } from './city-blocks.ts'
import type { Point } from './place-towns.ts'

/** A degree of longitude is this much of one of latitude in the middle of the country. */
const NARROWING = Math.cos((52.2 * Math.PI) / 180)

const squared = ([lat, lon]: Point, [otherLat, otherLon]: Point): number => (lat - otherLat) ** 2 + ((lon - otherLon) * NARROWING) ** 2

function nearestTo(middle: Point, points: readonly [string, Point][]): string {
  const [first] = points.toSorted(([, a], [, b]) => squared(middle, a) - squared(middle, b))
  return first?.[0] ?? ''
}

/** Postcodes with their place, by number: that of the city whose block it is in, else the nearest. */
export function placePostcodes(postcodes: ReadonlyMap<string, Point>, points: readonly [string, Point][]): [string, string][] {
  const nearest = [...postcodes].toSorted(([a], [b]) => a.localeCompare(b)).map(([postcode, middle]): [string, string] => [postcode, nearestTo(middle, points)])
  for (const [slug, from, to] of cityBlocks) {
    const block = nearest.filter(([postcode]) => Number(postcode) >= from && Number(postcode) <= to)
    for (const postcode of block) postcode[1] = slug
  }
  return nearest
}

/** ['3511', 'utrecht'], ['3512', 'utrecht'] -> ['3511-3512', 'utrecht']. A number that is no postcode ends no range. */
export function rangesOf(slugs: readonly [string, string][]): [string, string][] {
  const ranges: { from: string; to: string; slug: string }[] = []
  for (const [postcode, slug] of slugs) {
    const last = ranges.at(-1)
    if (last?.slug === slug) last.to = postcode
    else ranges.push({ from: postcode, to: postcode, slug })
  }
  return ranges.map(({ from, to, slug }) => [`${from}-${to}`, slug])
}
