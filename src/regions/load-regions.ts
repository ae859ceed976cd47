/** Reads the regions from `content/regios` and makes them findable. */
import { loadYamlFolder } from '../platform/content-files.ts'
import type { Ahead } from '../platform/read-ahead.ts'
import { kmBetween, type Point } from './great-circle.ts'
import { loadLocations, type Locations } from './load-locations.ts'
import { mostDifference, nameDistance } from './name-distance.ts'
import { createPlacesAround } from './places-around.ts'
import type { PostcodePoint, Region, RegionBook, Spot } from './region.ts'
import { digitsOf, findPostcode } from './postcode.ts'
import { regionFileSchema, type ProvinceEntry } from './region-file.ts'
import { slugOf } from '../platform/fold-letters.ts'
import { nameKey } from './region-name.ts'

const LONGEST_NAME = 60
const SHORTEST_WORD = 4

interface NamedRegion {
  region: Region
  /** Every name it answers to, in the form they are compared in. */
  keys: string[]
}

/** Every region. Throws with the file and the fault when one does not fit the schema or two share an address. */
export function loadRegions(contentDir: string, ahead?: Ahead): RegionBook {
  const provinces = loadYamlFolder(contentDir, 'regios', regionFileSchema, ahead).flatMap(({ data }) => data)
  return createRegionBook(provinces, loadLocations(contentDir, ahead))
}

/** Names without a place on the earth. */
const nowhere: Locations = {
  middles: {},
  postcodes: [],
  map: { width: 1, height: 1, projection: { perLon: 0, x: 0, perLat: 0, y: 0 }, provinces: [] },
}

export function createRegionBook(provinces: readonly ProvinceEntry[], { middles, postcodes, map }: Locations = nowhere): RegionBook {
  const all = provinces.toSorted((a, b) => a.province.localeCompare(b.province, 'nl')).flatMap(regionsOf)
  const regions = all.map(({ region }) => region)
  const slugs = new Set<string>()
  for (const { slug, name } of regions) {
    if (slugs.has(slug)) throw new Error(`region ${name}: the address ${slug} is taken`)
    slugs.add(slug)
  }
  const byKey = indexNames(all)
  const bySlug = new Map(regions.map((region) => [region.slug, region]))
  const find = (text: string): Region | undefined => (text.length > LONGEST_NAME ? undefined : byKey.get(nameKey(text)))
  const middleOf = (spot: Spot): Point | undefined => (spot.kind === 'postcode' ? spot.point : middles[spot.slug])
  const slugsAround = createPlacesAround(postcodes, middles)
  const locatePostcode = (digits: number): PostcodePoint | undefined => {
    const point = findPostcode(postcodes, digits)
    if (!point) return undefined
    const around = slugsAround(digits, point).flatMap((slug) => bySlug.get(slug) ?? [])
    return { kind: 'postcode', name: `postcode ${digits}`, slug: String(digits), point, around }
  }

  return {
    find,
    locate(text) {
      const digits = text.length > LONGEST_NAME ? undefined : digitsOf(text)
      return digits === undefined ? find(text) : locatePostcode(digits)
    },
    list: () => regions,
    contains(region, place) {
      const found = find(place)
      if (!found) return nameKey(place) === nameKey(region.name)
      if (found.slug === region.slug) return true
      if (region.kind === 'provincie') return found.province === region.province
      return region.kind === 'gemeente' && found.kind === 'plaats' && found.municipality === region.municipality
    },
    nearest: (text, limit) => nearestOf(all, text, limit) ?? nearestOfWords(all, text, limit),
    map,
    middleOf,
    kmTo(spot, place) {
      const found = find(place)
      const [from, to] = [middleOf(spot), found && middleOf(found)]
      return from && to ? kmBetween(from, to) : undefined
    },
  }
}

function regionsOf(entry: ProvinceEntry): NamedRegion[] {
  const { province } = entry
  const own = named({ name: province, slug: entry.slug ?? slugOf(province), kind: 'provincie', province }, entry.otherNames)
  const municipalities = entry.municipalities
    .toSorted((a, b) => sortName(a.name).localeCompare(sortName(b.name), 'nl'))
    .flatMap(({ name, slug = slugOf(name), otherNames, places }) => [
      named({ name, slug, kind: 'gemeente', province, municipality: name }, otherNames),
      ...places.toSorted().map((place) => named({ name: place, slug: slugOf(place), kind: 'plaats', province, municipality: name })),
    ])
  return [own, ...municipalities]
}

/** A municipality also answers to 'gemeente …', a province to 'provincie …'. */
function named(region: Region, otherNames: readonly string[] = []): NamedRegion {
  const names = [region.name, ...otherNames]
  const full = region.kind === 'plaats' ? [] : names.map((name) => `${region.kind} ${name}`)
  return { region, keys: [...new Set([region.slug, ...names, ...full].map(nameKey))] }
}

/** "'s-Hertogenbosch" stands under the H, as in an atlas. */
const sortName = (name: string): string => name.replace(/^'[st][- ]/, '')

const rank: Record<Region['kind'], number> = { gemeente: 0, plaats: 1, provincie: 2 }

/** A plain name means the town before the province; a name that two towns share means neither. */
function indexNames(all: readonly NamedRegion[]): Map<string, Region> {
  const byKey = new Map<string, Region>()
  const shared = new Set<string>()
  for (const { region, keys } of all.toSorted((a, b) => rank[a.region.kind] - rank[b.region.kind])) {
    for (const key of keys) {
      const known = byKey.get(key)
      if (!known) byKey.set(key, region)
      else if (known.slug !== region.slug && known.kind === region.kind) shared.add(key)
    }
  }
  for (const key of shared) byKey.delete(key)
  return byKey
}

/** 'omgeving Zwolle': the longest words of a text that is no name as a whole. */
function nearestOfWords(all: readonly NamedRegion[], text: string, limit: number): Region[] {
  const words = slugOf(text.slice(0, LONGEST_NAME))
    .split('-')
    .filter((word) => word.length >= SHORTEST_WORD)
    .toSorted((a, b) => b.length - a.length)
  return words.map((word) => nearestOf(all, word, limit)).find((found) => found !== undefined) ?? []
}

function nearestOf(all: readonly NamedRegion[], text: string, limit: number): Region[] | undefined {
  const typed = nameKey(text).slice(0, LONGEST_NAME)
  if (typed.length < 3) return undefined
  const most = mostDifference(typed)
  const near = all
    .map(({ region, keys }) => ({ region, distance: Math.min(...keys.map((key) => nameDistance(typed, key, most))) }))
    .filter(({ distance }) => distance <= most)
  if (near.length === 0) return undefined
  const best = Math.min(...near.map(({ distance }) => distance))
  return near
    .filter(({ distance }) => distance <= best + 1)
    .toSorted((a, b) => a.distance - b.distance || rank[a.region.kind] - rank[b.region.kind] || a.region.name.localeCompare(b.region.name, 'nl'))
    .slice(0, limit)
    .map(({ region }) => region)
}
