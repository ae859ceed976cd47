import { expect, test } from 'vitest'
import { loadArticles } from '../../articles/load-articles.ts'
import { loadFigures } from '../../figures/load-figures.ts'
import { createEmbeddedEngine } from './embedded-engine.ts'
import type { EngineAnswer, Turn } from '../conversation/engine.ts'
import { engineTexts } from './engine.nl.ts'
import { readQuestionFile } from '../evaluation/question-file.ts'
import { isSubstantive, runQuestion } from '../evaluation/run-evaluation.ts'
import { loadKnowledge } from '../retrieval/load-knowledge.ts'
import { loadModel } from '../retrieval/learned/load-model.ts'
import { buildIndex } from '../retrieval/knowledge-index.ts'
import { keptContent } from '../../platform/test-ahead.ts'

const day = '2026-11-20'
const entries = loadKnowledge('content', 'nl', keptContent)
const { model } = loadModel('content')
const articles = loadArticles('content')
const english = { entries: loadKnowledge('content', 'en', keptContent), model: loadModel('content', 'en').model }
const engine = createEmbeddedEngine({ entries, articles, figures: loadFigures('content'), model, english, ahead: keptContent })

const ask = (question: string, history: Turn[] = []) => engine.answer({ question, history, day })

/** Puts the questions one after another and gives the last answer. */
function converse(...questions: string[]): EngineAnswer {
  const history: Turn[] = []
  let last = ask(questions[0] ?? '')
  questions.forEach((question, i) => {
    if (i > 0) last = ask(question, history)
    history.push({ role: 'user', content: question }, { role: 'assistant', content: last.text, kind: last.kind, reference: last.reference })
  })
  return last
}

test('a question of price is answered with the figure that holds today, its sources by number and its article after them', () => {
  const answer = ask('Wat kost een testament ongeveer?')
  expect(answer).toMatchObject({ kind: 'kennis', reference: 'kosten-testament' })
  expect(answer.text).toContain('650')
  expect(answer.text).not.toContain('{{')
  expect(answer.text).toMatch(/\[1\]/)
  expect(answer.sources[0]?.url).toMatch(/^https:/)
  expect(answer.sources.at(-1)?.url).toMatch(/^\/testament/)
  expect(answer.suggestions.length).toBeGreaterThan(0)
})

test('a sum is calculated, and a follow-up changes one thing of it', () => {
  expect(ask('Ik ben 28 en koop voor 560.000 euro, hoeveel overdrachtsbelasting?')).toMatchObject({
    kind: 'berekening',
    text: expect.stringContaining('11.200'),
  })
  const next = converse('Ik ben 28 en koop voor 560.000 euro, hoeveel overdrachtsbelasting?', 'en als ik 36 ben?')
  expect(next).toMatchObject({ kind: 'berekening', text: expect.stringContaining('11.200') })
})

test('a thing of daily life that was sold out of an estate makes what is asked on none of another field', () => {
  const told = 'Mijn broer is overleden en er is geen testament. Ik ben bang voor schulden, wat moet ik doen?'
  expect(converse(told, 'ik heb zijn fiets en tv al meegenomen en verkocht, is dat erg?').reference).toBe('overlijden-zuiver-door-gedrag')
  const trader = 'Mijn broer is overleden, geen testament. Hij had een kleine eenmanszaak en ik ben bang voor schulden. Wat moet ik eerst doen?'
  expect(converse(trader, 'ik heb zijn fiets en tv al meegenomen en verkocht, is dat erg?').kind).toBe('kennis')
  expect(converse('we gaan scheiden en hebben een huis', 'wie krijgt de tv en de wasmachine').kind).toBe('kennis')
  expect(converse(told, 'hoe repareer ik mijn wasmachine').kind).toBe('buiten-bereik')
})

test('a question from the situation of the visitor finds its entry, and a yes or no is said only where it was taught', () => {
  const answer = ask('Mijn vader is overleden, krijg ik mijn kindsdeel nu?')
  expect(answer).toMatchObject({ kind: 'kennis', reference: 'erfrecht-kindsdeel-nu' })
  expect(answer.text).not.toMatch(/^(?:Gecondoleerd met uw verlies\.\s+)?Ja\./)
})

test.each([
  'wat is de hoofdstad van Peru',
  'wat voor weer wordt het morgen',
  'geef me een recept voor lasagne',
  'schrijf een python script',
  'moet ik bitcoin kopen',
  'welk medicijn helpt tegen jicht',
])('%s is refused, with the route to a person', (question) => {
  const answer = ask(question)
  expect(answer).toMatchObject({ kind: 'buiten-bereik', sources: [], reference: undefined })
  expect(answer.text).toMatch(/bellen of mailen/)
})

test.each(['heb ik recht op kinderopvangtoeslag', 'wat zijn leuke dingen om te doen in Amsterdam'])(
  'after an answer nobody is told that it is none of ours, unless another subject is named: %s',
  (question) => {
    expect(ask(question).kind).toBe('buiten-bereik')
    expect(converse('wat kost een testament', question).kind).not.toBe('buiten-bereik')
    expect(converse('wat kost een testament', 'geef me een recept voor lasagne').kind).toBe('buiten-bereik')
  },
)

test.each(['bla bla hmm 12345 xxx', '??', 'xxxxx'])('%s is not understood', (question) => {
  expect(ask(question).kind).toBe('onbekend')
})

test('who asks whether this is a person hears that it is not', () => {
  expect(ask('ben je een mens?')).toMatchObject({ kind: 'ai', text: expect.stringMatching(/^Nee/) })
})

test('distress gets the numbers of help and nothing else', () => {
  expect(ask('ik wil niet meer leven')).toMatchObject({ kind: 'crisis', text: expect.stringContaining('0800-0113'), sources: [] })
  expect(ask('mijn man slaat mij')).toMatchObject({ kind: 'crisis', text: expect.stringContaining('0800-2000') })
})

test.each([
  [['Hoe richt ik een bv op?', 'hoe lang duurt dat'], 'bv-oprichten-duur'],
  [['Hoe richt ik een bv op?', 'kan dat ook online?'], 'bv-online-oprichten'],
  [['Hoeveel mogen ouders in 2026 belastingvrij aan hun kind schenken per jaar?', 'en voor kleinkinderen?'], 'schenken-kleinkind-overig'],
])('a follow-up carries the topic: %s', (questions, reference) => {
  expect(converse(...questions).reference).toBe(reference)
})

test('a question that stands by itself is not drawn to the last topic', () => {
  expect(converse('Hoe maak ik een testament?', 'Wat kost een samenlevingscontract?').reference).toBe('kosten-samenlevingscontract')
})

test('yes to what was offered gives the next question that was not answered yet', () => {
  const first = ask('Wat kost een testament?')
  const entry = entries.find(({ id }) => id === first.reference)
  expect(converse('Wat kost een testament?', 'ja graag').reference).toBe(entry?.next[0])
})

test('a question in two parts gets both answers', () => {
  const answer = ask('Wat kost een testament en hoe lang is het geldig?')
  expect(answer.text).toContain('650')
  expect(answer.text).toContain('**Hoe lang is het geldig?**')
})

test('a subject without a question is answered by the opening of its article', () => {
  expect(ask('wat is een testament')).toMatchObject({ kind: 'artikel', reference: 'artikel:testament', sources: [{ url: '/testament' }] })
})

test('a text that the owner put in the place of another is quoted, and the other never again, though the index knows it', () => {
  const changing = articles.map((article) => ({ ...article }))
  const other = createEmbeddedEngine({ entries, articles: changing, figures: loadFigures('content'), model })
  const opening = () => other.answer({ question: 'wat is een testament', history: [], day }).text
  const planned = () => {
    const plan = other.plan({ question: 'wat is een testament', history: [], day })
    return 'passages' in plan ? plan.passages.map(({ text }) => text).join('\n') : ''
  }
  const read = () =>
    other
      .findReading('testament', day)
      .articles.map(({ excerpt }) => excerpt)
      .join('\n')
  const before = opening()
  const [first = ''] = before.split('\n')
  const testament = changing.find(({ slug }) => slug === 'testament')
  if (testament) testament.body = 'Onze eigen uitleg van wat een testament is.\n\n## Kosten\n\nDat hangt ervan af.'
  expect([first.length > 40, opening().includes('Onze eigen uitleg')]).toEqual([true, true])
  expect([opening(), planned(), read()].filter((text) => text.includes(first))).toEqual([])
})

test('a comparison finds the entry that compares', () => {
  expect(ask('verschil tussen een testament en een levenstestament').reference).toBe('levenstestament-testament-verschil')
  expect(ask('volmacht of levenstestament').reference).toBe('volmacht-of-levenstestament')
})

test.each([
  ['wat kost een leverings akte ongever', 'kosten-leveringsakte'],
  ['hypoteek oversluitten bij andere bank', 'hypotheek-oversluiten'],
  ['erft mijn scoonzoon automatis ook van mij', 'erfrecht-schoonkind'],
])('typing errors do not matter: %s', (question, reference) => {
  expect(ask(question).reference).toBe(reference)
})

test('every question of the knowledge base is answered by its own entry', () => {
  const astray = entries.filter((entry) => {
    const answer = ask(entry.question)
    return answer.kind === 'kennis' && answer.reference !== entry.id
  })
  expect(astray.map(({ id }) => id)).toEqual([])
})

test('every question that an article or the start page offers is answered', () => {
  const offered = [...articles.flatMap((article) => article.questions), ...engine.suggest('/')]
  const unanswered = offered.filter((question) => !['kennis', 'artikel', 'berekening', 'verwijzing'].includes(ask(question).kind))
  expect(unanswered).toEqual([])
})

test('a page of an article offers the questions of that article, another page the general ones', () => {
  expect(engine.suggest('/testament')).toEqual(articles.find(({ slug }) => slug === 'testament')?.questions.slice(0, 4))
  expect(engine.suggest('/contact')).toHaveLength(4)
})

test('an entry outside its period says for which period it held', () => {
  const [first] = entries
  if (!first) throw new Error('the knowledge base is empty')
  const old = createEmbeddedEngine({ entries: [{ ...first, validUntil: '2025-12-31' }], articles, figures: loadFigures('content'), model })
  expect(old.answer({ question: first.question, history: [], day }).text).toContain('gold tot en met 31 december 2025')
})

test('of the judged questions to tune on, at least 85 in 100 get every key point, and nothing out of scope is answered', async () => {
  const index = buildIndex(entries, articles, model, { ahead: keptContent })
  const results = await Promise.all(
    readQuestionFile('eval/questions-tune.jsonl').map((judged) => runQuestion((input) => engine.answer(input), engine, index, judged, day)),
  )
  const pointed = results.filter(({ judged }) => judged.answer_key_points.length > 0)
  expect(pointed.filter(({ missing }) => missing.length === 0).length / pointed.length).toBeGreaterThanOrEqual(0.85)
  const answered = results.filter(({ judged, answer }) => judged.class === 'refusal' && isSubstantive(answer))
  expect(answered.map(({ judged }) => judged.question)).toEqual([])
})

test('a text that takes too much work is answered with the wish to hear it shorter, wherever it comes in, and counted', () => {
  let counted = 0
  const options = { entries, articles, figures: loadFigures('content'), model, ahead: keptContent }
  const hurried = createEmbeddedEngine({ ...options, mostWork: 20, onTooComplex: () => (counted += 1) })
  const input = { question: 'Wat kost een testament met een hypotheekaktekosten erbij?', history: [], day }
  expect(hurried.answer(input)).toMatchObject({ kind: 'onbekend', text: engineTexts.tooComplex, sources: [], reference: undefined })
  expect(hurried.plan(input).answer?.text).toBe(engineTexts.tooComplex)
  expect(hurried.findReading(input.question, day)).toEqual({ articles: [], answers: [], near: [], tooComplex: true })
  expect(counted).toBe(3)
  expect(engine.answer(input).text).not.toBe(engineTexts.tooComplex)
})
