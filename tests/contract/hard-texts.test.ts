/** Everything that reads what a visitor typed or asked for takes few steps, whatever the text. Patterns are checked by `npm run check`. */
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { hardText } from '../factories/hard-texts.ts'
import { notary } from '../factories/notaries.ts'
import { ownerQuestions } from '../factories/owner-questions.ts'
import { loadArticles } from '../../src/articles/load-articles.ts'
import { loadFigures } from '../../src/figures/load-figures.ts'
import { suggestPlaces } from '../../src/notaries/suggest-places.ts'
import { withinWork } from '../../src/platform/work.ts'
import { loadRegions } from '../../src/regions/load-regions.ts'
import { findService, nearestServices } from '../../src/deeds/match-service.ts'
import { searchSite } from '../../src/site/search/search-site.ts'
import { readSearchWords, wordsOfPath } from '../../src/site/search/search-words.ts'
import { cleanText } from '../../src/platform/clean-text.ts'
import { createEmbeddedEngine, MOST_WORK } from '../../src/assistant/engine/embedded-engine.ts'
import type { Turn } from '../../src/assistant/conversation/engine.ts'
import { loadKnowledge } from '../../src/assistant/retrieval/load-knowledge.ts'
import { maskPersonalData } from '../../src/assistant/conversation/mask-personal-data.ts'
import { loadModel } from '../../src/assistant/retrieval/learned/load-model.ts'
import { keptContent } from '../../src/platform/test-ahead.ts'

const day = '2026-11-20'
const entries = loadKnowledge('content', 'nl', keptContent)
const [first] = entries
const regions = loadRegions('content')
const notaries = Array.from({ length: 300 }, (_, at) => notary({ name: `Notariskantoor De Vries ${at}`, prices: [] }))
// Its own limit would hide how much work there is.
const engine = createEmbeddedEngine({
  ahead: keptContent,
  entries,
  articles: loadArticles('content'),
  figures: loadFigures('content'),
  model: loadModel('content').model,
  mostWork: Number.POSITIVE_INFINITY,
})

beforeAll(() =>
  engine.useOwnEntries(ownerQuestions.map(({ question, ways, answer }, at) => ({ ...first!, id: `eigen-${at}`, question, variants: ways, answer, next: [] }))),
)

const after = (question: string): Turn[] => [
  { role: 'user', content: question },
  { role: 'assistant', content: 'Dat kost geld.', kind: 'kennis', reference: 'kosten-testament' },
]

const readers: [name: string, read: (text: string) => unknown, mostSteps: number][] = [
  ['a question in the chat', (text) => engine.answer({ question: text, history: [], day }), MOST_WORK / 2],
  ['a question after one that was as hard', (text) => engine.answer({ question: text, history: after(text), day }), MOST_WORK / 2],
  ['a question for a model', (text) => engine.plan({ question: text, history: after(text), day }), MOST_WORK / 2],
  ['a search', (text) => searchSite(readSearchWords(text), { engine, regions, notaries, day }), MOST_WORK / 2],
  ['an address that does not exist', (text) => engine.findReading(wordsOfPath(`/${encodeURIComponent(text.toWellFormed())}`), day), MOST_WORK / 2],
  ['the service of the finder', (text) => [findService(text), nearestServices(text, 3)], 5_000],
  ['the region of the finder', (text) => [regions.find(text), regions.nearest(text, 3)], 50_000],
  ['the place of a notary', (text) => suggestPlaces(regions, text), 50_000],
  ['masking of personal data', (text) => maskPersonalData(cleanText(text)), 2_000],
]

test.each(readers)('%s of 500 characters takes few steps, however hard it is made', (_name, read, mostSteps) => {
  fc.assert(
    fc.property(hardText(), (text) => {
      expect(
        withinWork(
          mostSteps,
          () => {
            read(text)
            return 'few steps'
          },
          () => 'too many steps',
        ),
      ).toBe('few steps')
    }),
    { numRuns: 150 },
  )
})

test.each(['duizendhonderd', 'koopakte', 'erfdeel', 'koophuis', 'huurhuis', 'kindsdeel', 'stiefkind', 'notariskantoor'])(
  'a text of %s over and over is answered without reaching the limit, in the chat, the search and an address',
  (word) => {
    for (const text of [word.repeat(40), `qx${word.repeat(40)}`].map((long) => long.slice(0, 500))) {
      for (const [, read] of readers.slice(0, 5))
        expect(
          withinWork(
            MOST_WORK / 10,
            () => Boolean(read(text)),
            () => false,
          ),
        ).toBe(true)
    }
  },
)
