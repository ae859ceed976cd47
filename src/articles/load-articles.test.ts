import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadArticles } from './load-articles.ts'

test('every article of the site loads, with its file name as slug', () => {
  const slugs = loadArticles('content').map((article) => article.slug)
  expect(slugs).toContain('testament')
  expect(new Set(slugs).size).toBe(slugs.length)
})

test('a fault names the file and the field', () => {
  const dir = mkdtempSync(join(tmpdir(), 'artikelen-'))
  mkdirSync(join(dir, 'artikelen'))
  writeFileSync(join(dir, 'artikelen', 'kapot.md'), '---\ntitle: Kapot\n---\nTekst.\n')
  expect(() => loadArticles(dir)).toThrow(/artikelen\/kapot\.md[\s\S]*description/)
})
