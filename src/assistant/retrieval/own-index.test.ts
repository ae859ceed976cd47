import { expect, test } from 'vitest'
import { makeEntry, makeStatement } from '../../../tests/factories/knowledge.ts'
import { ownerQuestions } from '../../../tests/factories/owner-questions.ts'
import { loadArticles } from '../../articles/load-articles.ts'
import { loadFigures } from '../../figures/load-figures.ts'
import { createEmbeddedEngine } from '../engine/embedded-engine.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { readQuestionFile } from '../evaluation/question-file.ts'
import { isConfident } from '../evaluation/run-evaluation.ts'
import { loadConcepts } from './concept.ts'
import { listWaysOf } from './knowledge.ts'
import { loadKnowledge } from './load-knowledge.ts'
import { loadModel } from './learned/load-model.ts'
import type { OwnKnowledge } from './own-index.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const day = '2026-11-20'
const options = {
  entries: loadKnowledge('content', 'nl', keptContent),
  articles: loadArticles('content'),
  figures: loadFigures('content'),
  model: loadModel('content').model,
  concepts: loadConcepts('content'),
  ahead: keptContent,
}
const plainEngine = createEmbeddedEngine(options)

const ownEntry = (id: string, question: string, answer: string, ways: string[]): OwnKnowledge =>
  makeEntry(id, {
    topic: 'platform',
    question,
    statements: [makeStatement('eigen', answer, { asked: ways, from: [] })],
    sources: [{ title: 'Ons kantoor', url: '/over-ons' }],
  })

const ownEntries = ownerQuestions.map(({ question, ways, answer }, at): OwnKnowledge => ownEntry(`eigen-${at}`, question, answer, ways))

async function engineWith(entries: readonly OwnKnowledge[]) {
  const engine = createEmbeddedEngine(options)
  await engine.useOwnEntries(entries)
  return engine
}

const engine = await engineWith(ownEntries)
const ask = (question: string) => engine.answer({ question, history: [], day })

test('a published entry answers its own question and each way of asking, as the answer', () => {
  const lost = ownEntries.flatMap((entry) => [entry.question, ...listWaysOf(entry)].filter((asked) => ask(asked).reference !== entry.id))
  expect(lost).toEqual([])
})

test('of a hundred unseen ways of asking at least ninety are answered with confidence by the right entry', () => {
  const outcomes = ownerQuestions.flatMap(({ unseen }, at) => unseen.map((asked) => ({ asked, answer: ask(asked), right: `eigen-${at}` })))
  const found = outcomes.filter(({ answer, right }) => answer.reference === right && isConfident(answer))
  const wrong = outcomes.filter(({ answer, right }) => answer.reference?.startsWith('eigen-') && answer.reference !== right)
  expect(outcomes).toHaveLength(100)
  expect(found.length).toBeGreaterThanOrEqual(90)
  expect(wrong.length).toBeLessThanOrEqual(2)
})

test('after a greeting they are found as at the beginning, and after another question three fifths', () => {
  const unseen = ownerQuestions.flatMap((one, at) => one.unseen.map((asked) => ({ asked, right: `eigen-${at}` })))
  const foundAfter = (before: string) => {
    const said = engine.answer({ question: before, history: [], day })
    const history: Turn[] = [
      { role: 'user', content: before },
      { role: 'assistant', content: said.text, kind: said.kind, reference: said.reference },
    ]
    return unseen.filter(({ asked, right }) => engine.answer({ question: asked, history, day }).reference === right).length
  }
  const first = unseen.filter(({ asked, right }) => ask(asked).reference === right).length
  expect(foundAfter('hallo')).toBe(first)
  expect(foundAfter('Wat kost een testament?')).toBeGreaterThan(60)
})

test('twenty unrelated entries give no judged question a wrong answer that it did not have', () => {
  const judged = ['tune', 'test', 'blind', 'sums']
    .flatMap((name) => readQuestionFile(`eval/questions-${name}.jsonl`))
    .filter(({ history }) => history.length === 0)
  const taken = judged.filter(({ question }) => ask(question).reference?.startsWith('eigen-'))
  expect(judged.length).toBeGreaterThan(800)
  expect(taken.map(({ question }) => question)).toEqual([])
})

test('a question that no entry of the owner wins is answered as if they were not there', () => {
  for (const question of ['Wat kost een testament?', 'ik ben 28 en koop voor 400.000', 'wat voor weer wordt het', 'hallo']) {
    const { suggestions: _with, ...answer } = ask(question)
    const { suggestions: _without, ...before } = plainEngine.answer({ question, history: [], day })
    expect(answer).toEqual(before)
  }
})

test('an entry gives its own sources, also when they are pages of the site', () => {
  expect(ask('Neemt u stagiairs aan?').sources).toEqual([{ title: 'Ons kantoor', url: '/over-ons' }])
})

const told = (answer: EngineAnswer) => [answer.reference, answer.text.includes('Bij ons geldt een vast tarief.')]

test('an entry that replaces one of the content answers in its place, and the content is back once it goes', async () => {
  const correction: OwnKnowledge = {
    ...ownEntry('eigen-prijs', 'Wat is onze prijs voor een testament?', 'Bij ons geldt een vast tarief.', ['prijs testament bij u']),
    replaces: 'kosten-testament',
  }
  const corrected = await engineWith([correction])
  const question = 'hoeveel ben ik kwijt voor een testament'
  expect(plainEngine.answer({ question, history: [], day }).reference).toBe('kosten-testament')
  expect(told(corrected.answer({ question, history: [], day }))).toEqual(['eigen-prijs', true])
  await corrected.useOwnEntries([])
  expect(corrected.answer({ question, history: [], day }).reference).toBe('kosten-testament')
})

test('a question of law abroad that the owner answers is not refused, and a cry for help is never answered by the owner', async () => {
  const abroad = ownEntry('eigen-spanje', 'Mag ik in Spanje erven volgens Spaans recht?', 'Daar kijken wij naar.', ['spaans erfrecht regelen'])
  const crisis = ownEntry('eigen-crisis', 'Ik wil niet meer leven, wat nu?', 'Daar kijken wij naar.', ['ik wil niet meer leven'])
  const own = await engineWith([abroad, crisis])
  expect(own.answer({ question: abroad.question, history: [], day }).reference).toBe('eigen-spanje')
  expect(own.answer({ question: 'ik wil niet meer leven', history: [], day }).kind).toBe('crisis')
})

test('a model gets the entry of the owner as its first passage', () => {
  const plan = engine.plan({ question: 'mag ik mijn hond meebrengen', history: [], day })
  expect(plan.answer).toBeUndefined()
  expect(!plan.answer && plan.passages[0]).toMatchObject({ title: 'Mag mijn hond mee naar het kantoor?', sources: [{ url: '/over-ons' }] })
})

test('a reader who searches finds the entry among the answers', () => {
  expect(engine.findReading('parkeren bij het kantoor', day).answers[0]?.question).toBe('Kan ik parkeren bij het kantoor?')
})

test('a trial tells what would be answered and why, and changes nothing', async () => {
  const trial = await plainEngine.tryOwnEntries(ownEntries, { question: 'waar laat ik mijn auto als ik kom parkeren', history: [], day })
  expect(trial).toMatchObject({ winner: 'eigen-0', answer: { reference: 'eigen-0' } })
  expect(trial.own[0]!.fit).toBeGreaterThanOrEqual(trial.needed)
  expect(plainEngine.answer({ question: 'kan ik parkeren bij het kantoor', history: [], day }).reference).not.toBe('eigen-0')
})

test('of two changes at the same time the last one holds', async () => {
  const both = await engineWith([])
  await Promise.all([both.useOwnEntries(ownEntries), both.useOwnEntries([])])
  expect(both.answer({ question: 'Neemt u stagiairs aan?', history: [], day }).reference).not.toBe('eigen-16')
})

test('while two hundred entries are taken over, what waits gets a turn after every forty', async () => {
  const many = Array.from({ length: 10 }, (_, copy) => ownEntries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` }))).flat()
  const engine = await engineWith([])
  let [turns, done] = [0, false]
  const turn = () => {
    turns += 1
    if (!done) setImmediate(turn)
  }
  setImmediate(turn)
  await engine.useOwnEntries(many)
  done = true
  expect(turns).toBeGreaterThanOrEqual(many.length / 40)
})
