import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { loadArticles } from '../articles/load-articles.ts'
import { loadConcepts } from '../assistant/retrieval/concept.ts'
import { loadKnowledge } from '../assistant/retrieval/load-knowledge.ts'
import { loadFigures } from '../figures/load-figures.ts'
import { readAheadIn, writeAhead, type Ahead } from '../platform/read-ahead.ts'
import { loadQuestions } from '../quotes/load-questions.ts'
import { loadLocations } from '../regions/load-locations.ts'
import { loadRegions } from '../regions/load-regions.ts'

const root = mkdtempSync(join(tmpdir(), 'content-ahead-'))
const kept = readAheadIn(join(root, 'dist', 'ahead'))
/** Of what is kept alone: nothing may have to be made. */
const keptAlone: Ahead = {
  take: (name, source) =>
    kept.take(name, source, () => {
      throw new Error(`${name} was not read ahead`)
    }),
}

const readAll = (contentDir: string, ahead?: Ahead) => ({
  figures: loadFigures(contentDir, ahead),
  articles: loadArticles(contentDir, ahead),
  regions: loadRegions(contentDir, ahead).list(),
  locations: loadLocations(contentDir, ahead),
  knowledge: (['nl', 'en'] as const).map((language) => [loadKnowledge(contentDir, language, ahead), loadConcepts(contentDir, language, ahead)]),
  questions: loadQuestions(contentDir, ahead),
})

beforeAll(() => void readAll('content', writeAhead(root)))

test('what was read ahead is what stands in the files', () => {
  expect(readAll('content', keptAlone)).toEqual(readAll('content'))
})

const copied = ['artikelen', 'begrippen.yaml', 'begrippen-en.yaml', 'cijfers', 'kennis', 'kennis-en', 'ligging', 'offerte', 'regios']

test('of a folder in which one file grew a line since, nothing is taken that was read ahead', () => {
  const contentDir = mkdtempSync(join(tmpdir(), 'content-'))
  for (const name of copied) cpSync(join('content', name), join(contentDir, name), { recursive: true, preserveTimestamps: true })
  expect(readAll(contentDir, keptAlone).articles).toHaveLength(loadArticles('content').length)
  for (const name of copied) {
    const [path = join(contentDir, name)] = name.endsWith('.yaml') ? [] : readdirSync(join(contentDir, name)).map((file) => join(contentDir, name, file))
    writeFileSync(path, `${readFileSync(path, 'utf8')}\n`)
  }
  const made: string[] = []
  const counted: Ahead = {
    take: (name, source, make) =>
      kept.take(name, source, () => {
        made.push(name)
        return make()
      }),
  }
  const articles = readAll(contentDir, counted).articles
  expect(articles.find(({ body }, at) => body !== loadArticles('content')[at]?.body)?.body).toMatch(/\n\n$/)
  expect(made.filter((name) => !name.startsWith('ligging')).toSorted()).toEqual(copied.filter((name) => name !== 'ligging').toSorted())
})
