/** Which packages the built site needs to run: what its files import, and all that those packages ask for. Those of the build stay behind. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { bundledPackages } from '../../build/bundled-packages.ts'

interface LockedPackage {
  version?: string
  dev?: boolean
  devOptional?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

export type Locked = Readonly<Record<string, LockedPackage>>

/** `node_modules/hono` and what is locked of it. */
export const readLock = (): Locked => (JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked }).packages

const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*(['"])([^'"./][^'"\n]*)\1/g
const NAME = /^(?:@[\w.-]+\/)?[\w.-]+/

/** Of code, built or not; what looks like one and is none is nowhere installed. */
export function importedNames(code: string): Set<string> {
  const found = Array.from(code.matchAll(IMPORT), ([, , specifier = '']) => specifier)
  return new Set(found.filter((specifier) => !isBuiltin(specifier)).flatMap((specifier) => NAME.exec(specifier)?.[0] ?? []))
}

/** Where `name` is found from a package: beside it, or further up. */
function resolve(locked: Locked, from: string, name: string): string | undefined {
  const inside = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (inside in locked) return inside
  return from === '' ? undefined : resolve(locked, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)), name)
}

/** Paths such as `node_modules/hono`, those of other systems left out. */
export function runtimePackages(locked: Locked, names: Iterable<string>, isInstalled = existsSync): string[] {
  const found = new Set<string>()
  const add = (from: string, name: string) => {
    const path = resolve(locked, from, name)
    if (path === undefined || found.has(path) || !isInstalled(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = locked[path] ?? {}
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) add(path, needed)
  }
  for (const name of names) add('', name)
  return [...found].toSorted()
}

/** Of the built server, and of the commands that the image has. `src` is read only from where a command leads. */
export function imagePackages(locked: Locked, commands: readonly string[]): string[] {
  const seen = new Set<string>()
  const names = new Set<string>(bundledPackages)
  const read = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return
    seen.add(path)
    const code = readFileSync(path, 'utf8')
    for (const name of importedNames(code)) names.add(name)
    for (const [, , to = ''] of code.matchAll(/(?:\bfrom|\bimport\()\s*(['"])(\.[^'"]+)\1/g)) read(join(path, '..', to))
  }
  for (const path of [...globSync('dist/server/**/*.mjs'), ...commands]) read(path)
  return runtimePackages(locked, names)
}
