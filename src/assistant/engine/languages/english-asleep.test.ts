/** What English needs is read in by who writes English, and by nobody else: it is a tenth of what an idle site holds. */
import { expect, test } from 'vitest'
import { loadArticles } from '../../../articles/load-articles.ts'
import { loadFigures } from '../../../figures/load-figures.ts'
import type { Ahead } from '../../../platform/read-ahead.ts'
import { loadModel } from '../../retrieval/learned/load-model.ts'
import { loadKnowledge } from '../../retrieval/load-knowledge.ts'
import { createEmbeddedEngine } from '../embedded-engine.ts'

const day = '2026-11-20'

/** With the names of what was read in since, in its order. */
function watched() {
  const read: string[] = []
  const ahead: Ahead = {
    take(name, _source, make) {
      read.push(name)
      return make()
    },
  }
  const engine = createEmbeddedEngine({
    entries: loadKnowledge('content'),
    articles: loadArticles('content'),
    figures: loadFigures('content'),
    model: loadModel('content').model,
    english: { entries: loadKnowledge('content', 'en'), model: loadModel('content', 'en').model },
    ahead,
  })
  return { engine, read }
}

test('who searches and asks in Dutch wakes no English, also where the words are of either language', () => {
  const { engine, read } = watched()
  for (const words of ['testament', 'notaris', 'hypotheek oversluiten', 'bv', 'Janssen Barendrecht']) {
    expect([words, engine.languageOf(words)]).toEqual([words, 'nl'])
    engine.readWords(words)
    engine.findReading(words, day)
  }
  const history = [{ role: 'user' as const, content: 'Wat kost een testament?' }]
  for (const question of [
    'Wat kost een testament?',
    'ok',
    'En een hypotheekakte in Utrecht?',
    'Wij kopen een huis voor 400.000 euro. Hoeveel overdrachtsbelasting?',
  ]) {
    const { reference } = engine.answer({ question, history, day })
    engine.plan({ question, history, day })
    for (const answered of [reference, 'berekening:erfbelasting', 'artikel#kop', 'en-house-notary']) engine.suggestNext(answered ?? '')
  }
  engine.answer({ question: 'Ich suche einen Notar für unser Haus, können Sie mir helfen?', history: [], day })
  expect(read).toEqual(['index', 'words-en'])
})

test('who writes English wakes it once', () => {
  const { engine, read } = watched()
  engine.answer({ question: 'How much does a will cost?', history: [], day })
  expect(engine.languageOf('last will')).toBe('en')
  engine.answer({ question: 'Do I need a notary to buy a house?', history: [], day })
  expect(read).toEqual(['index', 'index-en'])
})
