/** In which language a search is, of all ways of asking that the knowledge holds in either. */
import { expect, test } from 'vitest'
import { loadArticles } from '../../../articles/load-articles.ts'
import { loadFigures } from '../../../figures/load-figures.ts'
import { listWaysOf } from '../../retrieval/knowledge.ts'
import { loadModel } from '../../retrieval/learned/load-model.ts'
import { loadKnowledge } from '../../retrieval/load-knowledge.ts'
import { createEmbeddedEngine } from '../embedded-engine.ts'
import { keptContent } from '../../../platform/test-ahead.ts'

const [dutch, english] = [loadKnowledge('content', 'nl', keptContent), loadKnowledge('content', 'en', keptContent)]
const engine = createEmbeddedEngine({
  ahead: keptContent,
  entries: dutch,
  articles: loadArticles('content'),
  figures: loadFigures('content'),
  model: loadModel('content').model,
  english: { entries: english, model: loadModel('content', 'en').model },
})
const withoutLetter = (text: string, at: number): string => text.slice(0, at) + text.slice(at + 1)

test('no known way of asking in Dutch is taken for English, and hardly one with a letter gone', () => {
  const ways = dutch.flatMap((entry) => listWaysOf(entry))
  expect(ways.length).toBeGreaterThan(2_000)
  expect(ways.filter((way) => engine.languageOf(way) === 'en')).toEqual([])
  const mistyped = ways.map((way, at) => withoutLetter(way, 3 + ((at * 7) % Math.max(1, way.length - 4))))
  expect(mistyped.filter((way) => engine.languageOf(way) === 'en').length).toBeLessThanOrEqual(10)
})

test('of a hundred ways of asking in English at most two are taken for Dutch: those of a Dutch term', () => {
  const ways = english.flatMap((entry) => listWaysOf(entry))
  expect(ways.filter((way) => engine.languageOf(way) === 'nl').length).toBeLessThan(ways.length / 50)
})

test.each(['last will', 'living will', 'certificate of inheritance', 'power of attorney', 'prenup'])('%s is English', (words) => {
  expect(engine.languageOf(words)).toBe('en')
})
