import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { keptContent } from '../../platform/test-ahead.ts'
import { buildIndex } from './knowledge-index.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { loadModel } from './learned/load-model.ts'
import { mendSpelling } from './mend-spelling.ts'

const { vocabulary } = buildIndex(loadKnowledge('content', 'nl', keptContent), loadArticles('content'), loadModel('content').model, { ahead: keptContent })

test.each([
  ['de hypoteek is 260.000', 'de hypotheek is 260.000'],
  ['notaris gezogt voor een testement', 'notaris gezocht voor een testament'],
  ['erfbelastign over de levensverzekring', 'erfbelasting over de levensverzekering'],
  ['gaan haar kindren dan erven', 'gaan haar kinderen dan erven'],
  ['moet dat aangetekent', 'moet dat aangetekend'],
  ['50 nu en 50 in janurai', '50 nu en 50 in januari'],
])('%s -> %s', (written, meant) => {
  expect(mendSpelling(written, vocabulary)).toBe(meant)
})

test.each([
  'trouwens, als ik doodga of mijn man doodgaat',
  'wij wonen in Haren en mijn zus in kampen',
  'diezelfde dag',
  'met tante Testementa',
  'morgen om 10 uur',
])('%s is spelled right or a name, and stays', (written) => {
  expect(mendSpelling(written, vocabulary)).toBe(written)
})
