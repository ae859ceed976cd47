/** `npm run licenses`: the packages that the site runs or is built with, and the licence of each; ends with 1 when one has none. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readLock } from './package/runtime-packages.ts'

interface Described {
  license?: string | { type?: string }
  licenses?: { type?: string }[]
}

const descriptionOf = (path: string): string => join(path, 'package.json')

/** What the package says itself. */
function licenseOf(path: string): string {
  const { license, licenses } = JSON.parse(readFileSync(descriptionOf(path), 'utf8')) as Described
  const said = typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '))
  return said || 'none'
}

const rows = Object.entries(readLock())
  // Builds for other systems are locked and not installed.
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional && existsSync(descriptionOf(path)))
  .map(([path, { version }]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), version, license: licenseOf(path) }))
  .toSorted((a, b) => a.name.localeCompare(b.name))

for (const { name, version, license } of rows) console.log(`${name}@${version}\t${license}`)
const counts = Map.groupBy(rows, ({ license }) => license)
console.error(
  [...counts]
    .map(([license, of]) => `${license} ${of.length}`)
    .toSorted()
    .join(', '),
)
process.exit(counts.has('none') ? 1 : 0)
