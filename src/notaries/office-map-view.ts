/** What the map of the offices shows: a dot for each place with offices, which leads to those on the list. */
import { onMap, type CountryMap } from '../regions/country-map.ts'
import { distanceFrom } from '../regions/distance.nl.ts'
import type { RegionBook, Spot } from '../regions/region.ts'
import { listingAddress } from './listing-query.ts'
import type { Notary } from './notary.ts'

export interface MapDot {
  place: string
  offices: number
  /** 'ongeveer 8 km van Utrecht' */
  distance: string | undefined
  href: string
  x: number
  y: number
  /** What is seen of it, and what a finger finds: no more than half the way to the next dot, so that a press opens the place under it. */
  radius: number
  touch: number
  /** Where its name fits beside it; most names of a full map do not. */
  label: { x: number; y: number; end: boolean } | undefined
}

export interface OfficeMapView {
  map: CountryMap
  /** From the north to the south, as somebody reads. */
  dots: MapDot[]
  /** Where somebody looks for an office; the radius is of the circle around it. */
  origin: { place: string; x: number; y: number; radius: number } | undefined
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** Units of the map. */
const LETTER = 13
const LINE = 26
const GAP = 14
const DOT = 9
/** Of the circle where somebody looks for an office. */
const ORIGIN = 18
/** 24 CSS pixels on a phone. */
const MOST_TOUCH = 23

type Plotted = Omit<MapDot, 'label' | 'touch'>

const overlaps = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Undefined where no office has a place on the map. */
export function viewOfficeMap(
  notaries: readonly Pick<Notary, 'location'>[],
  { regions, region, deed }: { regions: RegionBook; region: Spot | undefined; deed: string | undefined },
): OfficeMapView | undefined {
  const places = Map.groupBy(
    notaries.flatMap(({ location }) => regions.find(location) ?? []),
    ({ slug }) => slug,
  )
  const dots = [...places.values()].flatMap((found): Plotted[] => {
    const [place] = found
    const middle = place && regions.middleOf(place)
    if (!place || !middle) return []
    return [
      {
        place: place.name,
        offices: found.length,
        radius: found.length > 1 ? DOT + 4 : DOT,
        distance: region && distanceFrom(regions.kmTo(region, place.name), region),
        href: listingAddress({ place: place.name, deed, order: 'passend' }),
        ...onMap(regions.map, middle),
      },
    ]
  })
  if (dots.length === 0) return undefined
  const from = region && regions.middleOf(region)
  const origin = region && from && { place: region.name, ...onMap(regions.map, from), radius: ORIGIN }
  const inOrder = withTouch(dots).toSorted((a, b) => a.y - b.y || a.x - b.x)
  return { map: regions.map, dots: withLabels(inOrder, regions.map.width, origin), origin }
}

const toTenths = (length: number): number => Math.floor(length * 10) / 10

function withTouch(dots: readonly Plotted[]): Omit<MapDot, 'label'>[] {
  return dots.map((dot) => {
    const nearest = Math.min(...dots.flatMap((other) => (other === dot ? [] : [Math.hypot(other.x - dot.x, other.y - dot.y)])))
    return { ...dot, touch: Math.max(dot.radius, Math.min(MOST_TOUCH, toTenths(nearest / 2))) }
  })
}

function withLabels(dots: readonly Omit<MapDot, 'label'>[], width: number, origin: OfficeMapView['origin']): MapDot[] {
  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - GAP, right: x + GAP, top: y - GAP, bottom: y + GAP }))
  return dots.map((dot) => {
    const long = dot.place.length * LETTER
    const gap = origin && dot.x === origin.x && dot.y === origin.y ? origin.radius + 6 : GAP + 2
    const sides = [false, true].map((end): Box => {
      const left = end ? dot.x - gap - long : dot.x + gap
      return { left, right: left + long, top: dot.y - LINE / 2, bottom: dot.y + LINE / 2 }
    })
    const free = sides.findIndex((box) => box.left >= 0 && box.right <= width && !taken.some((other) => overlaps(box, other)))
    const box = sides[free]
    if (!box) return { ...dot, label: undefined }
    taken.push(box)
    const end = free === 1
    return { ...dot, label: { x: end ? box.right : box.left, y: dot.y + LINE / 4, end } }
  })
}
