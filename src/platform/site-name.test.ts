import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { fillLearnedName, fillName, goByName, productName, siteName } from './site-name.ts'

afterEach(() => goByName(productName))

const src = join(import.meta.dirname, '..')

/** Where in a module the name still stands: what was made when it was read in, and what a sentence without further facts says now. */
function placesOf(value: unknown, path: string, seen = new Set<unknown>()): string[] {
  if (typeof value === 'string') return value.includes(productName) ? [path] : []
  if (typeof value === 'function') return value.length === 0 && !/^class\b/.test(String(value)) ? placesOf(said(value as () => unknown), path, seen) : []
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  return Object.keys(value).flatMap((key) => placesOf((value as Record<string, unknown>)[key], `${path}.${key}`, seen))
}

function said(sentence: () => unknown): unknown {
  try {
    return sentence()
  } catch {
    return undefined
  }
}

test('no sentence keeps the name that it had when it was read in', { timeout: 60_000 }, async () => {
  const files = globSync('**/*.{nl,en}.ts', { cwd: src })
  expect(files.length).toBeGreaterThan(100)
  const modules = await Promise.all(files.map(async (file) => [file, (await import(join(src, file))) as object] as const))
  goByName('Akte & Kompas')
  expect(modules.flatMap(([file, texts]) => placesOf({ ...texts }, file))).toEqual([])
})

test('the content says the name of the moment, and the ranking reads the one that it was learned with', () => {
  goByName('Akte & Kompas')
  expect([siteName(), fillName('{{naam}} is een site.'), fillLearnedName('{{naam}} is een site.')]).toEqual([
    'Akte & Kompas',
    'Akte & Kompas is een site.',
    `${productName} is een site.`,
  ])
})
