/** Finds the middle of every municipality and place. */
import type { Region, RegionBook } from '../../src/regions/region.ts'
import { nameKey } from '../../src/regions/region-name.ts'
import { handPlaced } from './hand-placed.ts'
import type { Town } from './read-towns.ts'

export type Point = readonly [lat: number, lon: number]

interface Sources {
  regions: RegionBook
  towns: readonly Town[]
  municipalityNames: readonly { code: string; name: string }[]
  postcodes: ReadonlyMap<string, Point>
}

/** Two municipalities are called Bergen; GeoNames tells them apart by the code of their province. */
const SHARED: Readonly<Record<string, string>> = { '05': 'Limburg', '07': 'Noord-Holland' }

/** How a middle was found: a town of the list, the mean of the towns of a municipality, or the mean of postcodes. */
export interface Middle {
  from: 'town' | 'towns' | 'postcodes'
  point: Point
}

export function placeTowns({ regions, towns, municipalityNames, postcodes }: Sources): Map<string, Middle> {
  const codes = municipalityCodes(regions, municipalityNames)
  const middles = new Map<string, Middle>()
  for (const region of regions.list()) {
    if (region.kind === 'provincie') continue
    const middle = middleOf(region, { towns, code: codes.get(regions.find(`gemeente ${region.municipality}`)?.slug ?? ''), postcodes })
    if (middle) middles.set(region.slug, middle)
    else console.error(`not found: ${region.name} (${region.municipality})`)
  }
  return middles
}

interface Code {
  province: string
  municipality: string
}

/** 'NL.15.0193' is 'Gemeente Zwolle'. */
function municipalityCodes(regions: RegionBook, names: Sources['municipalityNames']): Map<string, Code> {
  return new Map(
    names.flatMap(({ code, name }): [string, Code][] => {
      const [country, province = '', municipality = ''] = code.split('.')
      const plain = name.replace(/^Gemeente /, '')
      const region = country === 'NL' ? (regions.find(`gemeente ${plain}`) ?? regions.find(plain) ?? regions.find(`${plain} (${SHARED[province]})`)) : undefined
      return region ? [[region.slug, { province, municipality }]] : []
    }),
  )
}

/** By its postcodes where they were set down by hand; else by name within its own municipality, then within its province; a municipality that is called as none of its places has the mean of them. */
function middleOf(
  region: Region,
  { towns, code, postcodes }: { towns: readonly Town[]; code: Code | undefined; postcodes: Sources['postcodes'] },
): Middle | undefined {
  const own = handPlaced[region.slug]?.map((postcode) => postcodes.get(String(postcode)) ?? raise(postcode))
  if (own) return { from: 'postcodes', point: meanOf(own.map(([lat, lon]) => ({ lat, lon, inhabitants: 1 }))) }
  const key = nameKey(region.name.replace(/ \(.*/, ''))
  const within = towns.filter(({ municipality }) => municipality === code?.municipality)
  const namesakes = towns.filter(({ province, keys }) => province === code?.province && keys[0] === key)
  const [called = within.find(({ keys }) => keys.includes(key))] = [...within.filter(({ keys }) => keys[0] === key), ...namesakes]
  if (called) return { from: 'town', point: [called.lat, called.lon] }
  const counted = within.filter(({ inhabitants }) => inhabitants > 0)
  return region.kind === 'plaats' || within.length === 0 ? undefined : { from: 'towns', point: meanOf(counted.length > 0 ? counted : within) }
}

function raise(postcode: number): never {
  throw new Error(`postcode ${postcode} is not in the list`)
}

const weight = ({ inhabitants }: Pick<Town, 'inhabitants'>): number => Math.max(inhabitants, 1)

function meanOf(all: readonly Pick<Town, 'lat' | 'lon' | 'inhabitants'>[]): Point {
  const total = all.reduce((sum, one) => sum + weight(one), 0)
  return [all.reduce((sum, one) => sum + one.lat * weight(one), 0) / total, all.reduce((sum, one) => sum + one.lon * weight(one), 0) / total]
}
