/** The map: what lies in a province is drawn in that province. */
import { expect, test } from 'vitest'
import { onMap } from './country-map.ts'
import { loadRegions } from './load-regions.ts'
import type { Region } from './region.ts'

const regions = loadRegions('content')

type Spot = [x: number, y: number]

/** The corners of the outlines, as an SVG path of this map says them. */
function ringsOf(path: string): Spot[][] {
  return path
    .split('z')
    .filter(Boolean)
    .map((ring) => {
      const [start = 0, startY = 0, ...steps] = ring.match(/-?\d+/g)?.map(Number) ?? []
      let [x, y] = [start, startY]
      const spots: Spot[] = [[x, y]]
      for (let at = 0; at + 1 < steps.length; at += 2) {
        x += steps[at] ?? 0
        y += steps[at + 1] ?? 0
        spots.push([x, y])
      }
      return spots
    })
}

const isInside = ({ x, y }: { x: number; y: number }, ring: readonly Spot[]): boolean =>
  ring.filter(([ax, ay], at) => {
    const [bx, by] = ring[(at + 1) % ring.length] ?? [ax, ay]
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax
  }).length %
    2 ===
  1

const outlines = new Map(regions.map.provinces.map(({ name, path }) => [name, ringsOf(path)]))

function drawnIn(region: Region): string[] {
  const middle = regions.middleOf(region)
  if (!middle) throw new Error(`${region.name} has no middle`)
  const spot = onMap(regions.map, middle)
  return [...outlines].flatMap(([name, rings]) => (rings.some((ring) => isInside(spot, ring)) ? [name] : []))
}

test('the twelve provinces are on the map, within its frame', () => {
  const provinces = regions.list().flatMap(({ kind, name }) => (kind === 'provincie' ? [name] : []))
  expect([...outlines.keys()].toSorted()).toEqual(provinces.toSorted())
  for (const [x, y] of [...outlines.values()].flat(2)) {
    expect(x).toBeGreaterThanOrEqual(0)
    expect(x).toBeLessThanOrEqual(regions.map.width)
    expect(y).toBeGreaterThanOrEqual(0)
    expect(y).toBeLessThanOrEqual(regions.map.height)
  }
})

test.each([
  'Groningen',
  'Leeuwarden',
  'Assen',
  'Zwolle',
  'Lelystad',
  'Arnhem',
  'Utrecht',
  'Haarlem',
  'Amsterdam',
  'Den Haag',
  'Rotterdam',
  'Middelburg',
  "'s-Hertogenbosch",
  'Maastricht',
  'Eindhoven',
  'Enschede',
  'Venlo',
  'Den Helder',
  'Emmen',
  'Breda',
  'Terneuzen',
])('%s is drawn in its province and in no other', (name) => {
  const region = regions.find(name)
  expect(region && drawnIn(region)).toEqual([region?.province])
})

test('nearly every place is drawn in its own province', () => {
  const places = regions.list().filter(({ kind }) => kind !== 'provincie')
  const strays = places.filter((region) => !drawnIn(region).includes(region.province))
  expect(strays.length / places.length).toBeLessThan(0.03)
})

test('the outlines are a few kilobytes', () => {
  expect(regions.map.provinces.map(({ path }) => path).join('').length).toBeLessThan(6_000)
})
