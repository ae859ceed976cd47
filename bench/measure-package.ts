/** How large the site is as it runs: what `npm run package` makes, with the packages of production alone and its own Node. Limit: 300 MB. */
import { spawnSync } from 'node:child_process'
import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { withFolder } from './site.ts'
import { atMost, shown, type Row } from './verdict.ts'

const MOST_MEGABYTES = 300
const MEGABYTE = 1_000_000

/** In megabytes, by the lengths of its files. */
function sizeOf(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return files.reduce((sum, file) => sum + lstatSync(join(file.parentPath, file.name)).size, 0) / MEGABYTE
}

export function measurePackage(): Promise<Row[]> {
  return withFolder(async (folder) => {
    const tree = join(folder, 'site')
    const made = spawnSync(process.execPath, ['scripts/package.ts', tree], { encoding: 'utf8' })
    if (made.status !== 0) throw new Error(made.stderr)
    return [
      atMost('package, with its own Node', sizeOf(tree), MOST_MEGABYTES, ' MB'),
      shown('package, of which packages', sizeOf(join(tree, 'node_modules')), ' MB'),
    ]
  })
}
