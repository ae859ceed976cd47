/** Reads `content/ligging`: where the places and the postcodes are. Each file says where it came from. */
import { z } from 'zod'
import { loadYamlFile } from '../platform/content-files.ts'
import type { Ahead } from '../platform/read-ahead.ts'
import type { CountryMap } from './country-map.ts'
import type { Point } from './great-circle.ts'
import type { PostcodeRange } from './postcode.ts'

const origin = {
  source: z.string().min(2),
  url: z.url(),
  licence: z.string().min(2),
  licenceUrl: z.url(),
  /** The day or the year of the data. */
  day: z.string().regex(/^\d{4}(?:-\d{2}-\d{2})?$/),
}

/** In the country. */
const pointSchema = z.tuple([z.number().min(50.7).max(53.6), z.number().min(3.3).max(7.3)]).transform(([lat, lon]): Point => ({ lat, lon }))

const placesFileSchema = z.strictObject({ ...origin, middles: z.record(z.string(), pointSchema) })

const postcodesFileSchema = z.strictObject({
  ...origin,
  ranges: z.record(z.string().regex(/^[1-9]\d{3}-[1-9]\d{3}$/), pointSchema).transform((ranges): PostcodeRange[] =>
    Object.entries(ranges).map(([range, point]) => {
      const [from = 0, to = 0] = range.split('-').map(Number)
      return { from, to, point }
    }),
  ),
})

const mapFileSchema = z.strictObject({
  ...origin,
  width: z.number().positive(),
  height: z.number().positive(),
  projection: z.strictObject({ perLon: z.number(), x: z.number(), perLat: z.number(), y: z.number() }),
  provinces: z.array(z.strictObject({ name: z.string().min(2), path: z.string().regex(/^[Mlz0-9 -]+$/) })).min(1),
})

/** What the regions know beyond their names. */
export interface Locations {
  /** By slug. */
  middles: Readonly<Record<string, Point>>
  postcodes: readonly PostcodeRange[]
  map: CountryMap
}

/** Throws with the file and the fault when one does not fit its schema. */
export function loadLocations(contentDir: string, ahead?: Ahead): Locations {
  const load = <T extends z.ZodType>(name: string, schema: T) => loadYamlFile(contentDir, `ligging/${name}`, schema, ahead)
  return {
    middles: { ...load('plaatsen.yaml', placesFileSchema).middles, ...load('plaatsen-naar-postcode.yaml', placesFileSchema).middles },
    postcodes: load('postcodes.yaml', postcodesFileSchema).ranges,
    map: load('kaart.yaml', mapFileSchema),
  }
}
