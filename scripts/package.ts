/**
 * `npm run package -- FOLDER`: the site as it runs, in a folder of its own: the built site, its content, its commands, the packages that these
 * need and Node itself. What the image holds, and what a bare server needs. Nothing is built at its start, and nothing is written in it.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, realpathSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { imageCommands, imageFiles } from './package/image.ts'
import { imagePackages, readLock } from './package/runtime-packages.ts'

const NODE = 'node_modules/node/bin/node'

function fail(reason: string): never {
  console.error(`Nothing was packaged: ${reason}`)
  process.exit(1)
}

const [given] = process.argv.slice(2)
if (given === undefined) fail('say where, as in: npm run package -- /opt/elke-notaris')
const folder = resolve(given)
if (existsSync(folder)) fail(`${folder} exists; a package is put in a folder of its own`)
if (spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status !== 0) fail('the site could not be built')

const packages = imagePackages(readLock(), imageCommands)
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

function copy(path: string, to = path): void {
  const target = join(folder, to)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(path, target, { recursive: true, filter: (source) => !isTest(source) })
}

for (const path of [...imageFiles, ...imageCommands]) copy(path)
for (const path of packages) {
  // Those inside it are copied by themselves, where they are needed.
  cpSync(path, join(folder, path), { recursive: true, filter: (source) => !source.slice(path.length).includes('node_modules') })
}
copy(realpathSync(NODE), 'bin/node')
chmodSync(join(folder, 'bin/node'), 0o755)
console.log(`${folder}: ${packages.length} packages. Start it with: cd ${folder} && NODE_ENV=production bin/node dist/server/entry.mjs`)
