import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { loadFigures } from '../../figures/load-figures.ts'
import { KEY, says, scriptedProvider } from '../../../tests/factories/scripted-provider.ts'
import { createEmbeddedEngine } from '../engine/embedded-engine.ts'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { buildIndex } from '../retrieval/knowledge-index.ts'
import { loadModel } from '../retrieval/learned/load-model.ts'
import { askModel } from './ask-model.ts'
import type { JudgedQuestion } from './question-file.ts'
import { runQuestion } from './run-evaluation.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const day = '2026-11-20'
const figures = loadFigures('content')
const { model } = loadModel('content')
const entries = loadKnowledge('content', 'nl', keptContent)
const articles = loadArticles('content')
const engine = createEmbeddedEngine({ entries, articles, figures, model, ahead: keptContent })
const index = buildIndex(entries, articles, model, { ahead: keptContent })
const judged = (values: Partial<JudgedQuestion>): JudgedQuestion => ({ question: '', class: 'exact', history: [], answer_key_points: [], ...values })

test('a model is judged by the same key points as the own engine, on the passages that were found', async () => {
  await using provider = await scriptedProvider(says('U kunt uw testament altijd herroepen bij een notaris [bron:1].'))
  const ask = askModel(engine, { baseUrl: provider.url, model: 'proefmodel', apiKey: KEY }, figures)
  const question = 'Kan ik mijn testament later nog wijzigen?'
  const result = await runQuestion(ask, engine, index, judged({ question, answer_key_points: ['herroepen', 'twee getuigen'] }), day)
  expect(result.missing).toEqual(['twee getuigen'])
  expect(JSON.stringify(provider.calls[0]?.body.messages)).toContain('<passages>')
})

test('a question that needs no model does not call it', async () => {
  await using provider = await scriptedProvider()
  const ask = askModel(engine, { baseUrl: provider.url, model: 'proefmodel', apiKey: KEY }, figures)
  const result = await runQuestion(ask, engine, index, judged({ question: 'Ben je een mens?', expect: 'ai' }), day)
  expect(result.kindRight).toBe(true)
  expect(provider.calls).toEqual([])
})
