import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { getNumber } from './figure.ts'
import { loadFigures } from './load-figures.ts'

const folders: string[] = []

function contentWith(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'figures-'))
  folders.push(dir)
  mkdirSync(join(dir, 'cijfers'))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'cijfers', name), text)
  return dir
}

afterEach(() => {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true })
})

const figure = (id: string) =>
  `- { id: ${id}, label: Proefcijfer, unit: euro, values: [{ value: 5, source: Bron, url: 'https://example.nl', checked: 2026-11-20, confidence: hoog }] }\n`

describe('loadFigures', () => {
  test('reads the figures of the site by id', () => {
    const book = loadFigures('content')
    expect(book.size).toBeGreaterThan(50)
    expect(getNumber(book, 'startersvrijstelling-grens', '2026-11-20')).toBe(555_000)
  })

  test('merges all files of the folder', () => {
    expect([...loadFigures(contentWith({ 'a.yaml': figure('een'), 'b.yaml': figure('twee') })).keys()]).toEqual(['een', 'twee'])
  })

  test('names the file when a figure does not fit the schema', () => {
    const dir = contentWith({ 'fout.yaml': figure('een').replace('euro', 'gulden') })
    expect(() => loadFigures(dir)).toThrow(/cijfers\/fout\.yaml: .*unit/s)
  })

  test('refuses an id that occurs twice, also over two files', () => {
    const dir = contentWith({ 'a.yaml': figure('een'), 'b.yaml': figure('een') })
    expect(() => loadFigures(dir)).toThrow('cijfers/b.yaml: figure een occurs twice')
  })
})
