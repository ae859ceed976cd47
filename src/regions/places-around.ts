/** Which place a postcode may belong to. Numbers do not follow the borders of places, so it is a guess to choose from, never an answer. */
import { kmBetween, type Point } from './great-circle.ts'
import { hundredOf, type PostcodeRange } from './postcode.ts'

const MOST_NEAREST = 4
/** More to choose from is more to read than to type. */
const MOST_AROUND = 5
/** A city is larger than its middle: a number at its edge is nearer to the village next to it. */
const CITY_KM = 15

/** To so many numbers a city is the nearest place. Its edge has other numbers than its middle: Amsterdam is 1011 and 1109. */
const CITY_NUMBERS = 20

type Middles = readonly (readonly [slug: string, middle: Point])[]

/** A degree north or south is a little more, everywhere. */
const LEAST_KM_PER_DEGREE = 111

type Nearest = (point: Point) => string | undefined

/** Only what is as far north or south as the nearest so far is measured: the country has thousands of numbers and of places. */
function createNearest(middles: Middles): Nearest {
  const byLat = middles.map(([slug, middle], at) => ({ slug, middle, at })).toSorted((a, b) => a.middle.lat - b.middle.lat)
  return (point) => {
    let best: { slug: string; at: number; km: number } | undefined
    const isBeyond = ({ lat }: Point): boolean => best !== undefined && Math.abs(lat - point.lat) * LEAST_KM_PER_DEGREE > best.km
    const measure = ({ slug, middle, at }: (typeof byLat)[number]) => {
      const km = kmBetween(point, middle)
      // Of two as near the first in the list.
      if (!best || km < best.km || (km === best.km && at < best.at)) best = { slug, at, km }
    }
    const found = byLat.findIndex(({ middle }) => middle.lat >= point.lat)
    const north = found < 0 ? byLat.length : found
    for (let at = north; at < byLat.length && !isBeyond(byLat[at]!.middle); at += 1) measure(byLat[at]!)
    for (let at = north - 1; at >= 0 && !isBeyond(byLat[at]!.middle); at -= 1) measure(byLat[at]!)
    return best?.slug
  }
}

const nearestSlugs = (point: Point, middles: Middles): string[] =>
  middles
    .map(([slug, middle]) => ({ slug, km: kmBetween(point, middle) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_NEAREST)
    .map(({ slug }) => slug)

/** The place that most numbers of the hundred are nearest to: post numbered a city as one row. */
function cityOf(hundred: number, ranges: readonly PostcodeRange[], nearestTo: Nearest): string | undefined {
  const nearest = ranges.filter(({ from }) => hundredOf(from) === hundred).flatMap(({ point }) => nearestTo(point) ?? [])
  const [most] = [...Map.groupBy(nearest, (slug) => slug)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0]
}

/** By how many numbers a place is the nearest to. */
function countNumbers(ranges: readonly PostcodeRange[], nearestTo: Nearest): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { from, to, point } of ranges) {
    const slug = nearestTo(point)
    if (slug !== undefined) counts.set(slug, (counts.get(slug) ?? 0) + to - from + 1)
  }
  return counts
}

/** Slugs, the nearest first, then the cities that the number may be at the edge of. What is counted is counted once. */
export function createPlacesAround(ranges: readonly PostcodeRange[], middlesBySlug: Readonly<Record<string, Point>>) {
  const middles: Middles = Object.entries(middlesBySlug)
  const nearestTo = createNearest(middles)
  const cities = new Map<number, string | undefined>()
  let large: Middles | undefined
  return (digits: number, point: Point): string[] => {
    const hundred = hundredOf(digits)
    const city = cities.has(hundred) ? cities.get(hundred) : cityOf(hundred, ranges, nearestTo)
    cities.set(hundred, city)
    if (!large) {
      const counts = countNumbers(ranges, nearestTo)
      large = middles.filter(([slug]) => (counts.get(slug) ?? 0) >= CITY_NUMBERS)
    }
    const candidates = [...nearestSlugs(point, large).slice(0, 1), ...(city === undefined ? [] : [city])]
    const near = candidates.filter((slug) => {
      const middle = middlesBySlug[slug]
      return middle !== undefined && kmBetween(point, middle) <= CITY_KM
    })
    const nearest = nearestSlugs(point, middles)
    const further = [...new Set(near)].filter((slug) => !nearest.includes(slug))
    // Two cities are likelier than the fourth village.
    return [...nearest.slice(0, MOST_AROUND - further.length), ...further]
  }
}
