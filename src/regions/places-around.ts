/** Which place a postcode may belong to. Numbers do not follow the borders of places, so it is a guess to choose from, never an answer. */
import { kmBetween, type Point } from './great-circle.ts'
import { hundredOf, type PostcodeRange } from './postcode.ts'

const MOST_NEAREST = 4
/** A city is larger than its middle: a number at its edge is nearer to the village next to it. */
const CITY_KM = 15

type Middles = readonly (readonly [slug: string, middle: Point])[]

const nearestSlugs = (point: Point, middles: Middles): string[] =>
  middles
    .map(([slug, middle]) => ({ slug, km: kmBetween(point, middle) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MOST_NEAREST)
    .map(({ slug }) => slug)

/** The place that most numbers of the hundred are nearest to: post numbered a city as one row. */
function cityOf(hundred: number, ranges: readonly PostcodeRange[], middles: Middles): string | undefined {
  const nearest = ranges.filter(({ from }) => hundredOf(from) === hundred).flatMap(({ point }) => nearestSlugs(point, middles).slice(0, 1))
  const [most] = [...Map.groupBy(nearest, (slug) => slug)].toSorted(([, a], [, b]) => b.length - a.length)
  return most?.[0]
}

/** Slugs, the nearest first. The city of a hundred is worked out once. */
export function createPlacesAround(ranges: readonly PostcodeRange[], middlesBySlug: Readonly<Record<string, Point>>) {
  const middles: Middles = Object.entries(middlesBySlug)
  const cities = new Map<number, string | undefined>()
  return (digits: number, point: Point): string[] => {
    const hundred = hundredOf(digits)
    const city = cities.has(hundred) ? cities.get(hundred) : cityOf(hundred, ranges, middles)
    cities.set(hundred, city)
    const middle = city === undefined ? undefined : middlesBySlug[city]
    const isNear = middle !== undefined && kmBetween(point, middle) <= CITY_KM
    return [...new Set([...nearestSlugs(point, middles), ...(city !== undefined && isNear ? [city] : [])])]
  }
}
