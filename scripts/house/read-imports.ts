/** Which files of `src` import which, read from their text: static, dynamic and type imports, in TypeScript and in Astro's shells. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

export interface Import {
  /** Path below the folder, such as `accounts/sign-in.ts`. */
  target: string
  /** Gone once the types are stripped. */
  isType: boolean
}

export type Imports = ReadonlyMap<string, readonly Import[]>

const IMPORT = /(?:^|[\s;{(=])(import|export)\s+(type\s+)?([^'"`;]*?)\s*(?:from\s*)?(['"])(\.[^'"]+)\4|\bimport\(\s*(['"])(\.[^'"]+)\6/g

/** `{ type A, type B }` imports nothing that stays. */
const namesOnlyTypes = (names: string): boolean =>
  /^\{.*\}$/s.test(names) &&
  names
    .replace(/[{}]/g, '')
    .split(',')
    .filter((name) => name.trim())
    .every((name) => /^\s*type\s/.test(name))

/** The imports of one file within the folder; style sheets are left out. */
export function importsIn(path: string, text: string): Import[] {
  const found: Import[] = []
  for (const [, , type, names = '', , from, , dynamic] of text.matchAll(IMPORT)) {
    const target = normalize(join(dirname(path), from ?? dynamic ?? ''))
    if (!/\.(?:ts|tsx|astro)$/.test(target)) continue
    found.push({ target, isType: Boolean(type) || namesOnlyTypes(names) })
  }
  return found
}

/** All files of a folder, tests left out. */
export function readImports(folder: string): Imports {
  const paths = globSync('**/*.{ts,tsx,astro}', { cwd: folder }).filter((path) => !/\.test\.tsx?$/.test(path))
  return new Map(paths.toSorted().map((path) => [path, importsIn(path, readFileSync(join(folder, path), 'utf8'))]))
}
