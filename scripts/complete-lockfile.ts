/**
 * Adds to package-lock.json the builds for other platforms that npm left out of it.
 * npm drops an optional package that its registry cannot offer at that moment, and `npm ci` then refuses the file.
 * Run after each change of dependencies; it changes nothing when the file is complete.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'

const PATH = 'package-lock.json'
const SYSTEMS: Record<string, string> = { win32: 'win32', darwin: 'darwin', linux: 'linux', android: 'android', freebsd: 'freebsd', openharmony: 'openharmony' }
const PROCESSORS: Record<string, string> = {
  x64: 'x64',
  arm64: 'arm64',
  arm: 'arm',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  wasm32: 'wasm32',
}

const lockedPackage = z.looseObject({
  version: z.string().optional(),
  dev: z.boolean().optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
})
const lockFile = z.looseObject({ packages: z.record(z.string(), lockedPackage) })

/** Checks without copying, so that the order of the file's keys stays as npm wrote it. */
function assertLock(value: unknown): asserts value is z.infer<typeof lockFile> {
  lockFile.parse(value)
}

/** 'binding-linux-x64-musl' -> {os: linux, cpu: x64, libc: musl}: the build's name says where it runs. */
function platformOf(name: string) {
  const words = name.split(/[-/]/)
  const find = (table: Record<string, string>) => words.map((word) => table[word]).find((found) => found !== undefined)
  const [os, cpu] = [find(SYSTEMS), find(PROCESSORS)]
  const libc =
    os !== 'linux' ? undefined : words.some((word) => word.startsWith('musl')) ? 'musl' : words.some((word) => word.startsWith('gnu')) ? 'glibc' : undefined
  return { ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }), ...(os && { os: [os] }) }
}

const lock: unknown = JSON.parse(readFileSync(PATH, 'utf8'))
assertLock(lock)
const added: string[] = []
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`
    const platform = platformOf(name)
    if (lock.packages[place] || !('cpu' in platform) || !/^\d/.test(version)) continue
    lock.packages[place] = { version, ...(owner.dev && { dev: true }), optional: true, ...platform }
    added.push(name)
  }
}
if (added.length > 0) {
  lock.packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(PATH, `${JSON.stringify(lock, null, 2)}\n`)
}
console.log(`${added.length} platform builds added to ${PATH}`)
