import { expect, test } from 'vitest'
import { makeEntry, makeStatement } from '../../../../tests/factories/knowledge.ts'
import { textOf, type KnowledgeEntry } from '../knowledge.ts'
import { buildVocabulary } from '../vocabulary.ts'
import { dangerKinds } from '../danger-kinds.ts'
import { inMemory } from './byte-source.ts'
import { listDangerExamples, type DangerMessage } from './danger-messages.ts'
import { countStatements, listExamples, listLabels } from './examples.ts'
import { listKnown } from './examples-in-rows.ts'
import { listFeatures } from './features.ts'
import { judgeFeatures } from './judge-features.ts'
import { judgeDanger } from './learned-danger.ts'
import { judgeLabels, judgeOpenings, locateText, OUTSIDE } from './learned-model.ts'
import { describeMaterial, readModel, writeModel } from './model-file.ts'
import { trainModel } from './train-model.ts'
import { trainWeights } from './train-weights.ts'
import { listTurns, type Way } from './ways.ts'
import { noWeights, weighLabels } from './word-weights.ts'

const entry = (id: string, question: string, answer: string, next: string[] = []): KnowledgeEntry =>
  makeEntry(id, { question, statements: [makeStatement('een', answer, { asked: [question.toLowerCase()] })], next })

const entries = [
  entry('wijzigen', 'Kan ik mijn testament wijzigen?', 'U kunt uw testament altijd herroepen bij de notaris.'),
  entry('kosten', 'Wat kost een testament?', 'Een testament kost enkele honderden euro.'),
  entry('volmacht', 'Wat is een volmacht?', 'Met een volmacht tekent een ander voor u.', ['kosten-volmacht']),
  entry('kosten-volmacht', 'Wat kost een volmacht?', 'Een volmacht is goedkoper dan een testament.'),
]
const ways: Way[] = [
  ...['ik wil er iets anders in zetten', 'er moet iets anders in mijn wilsbeschikking komen', 'iets anders laten opnemen'].map((phrase) => ({
    entry: 'wijzigen',
    phrase,
  })),
  ...['hoeveel ben ik kwijt', 'hoeveel ben ik kwijt aan de notaris'].map((phrase) => ({ entry: 'kosten', phrase })),
  ...['en hoe duur is dat', 'hoe duur is dat dan', 'is dat duur'].flatMap((phrase) => [
    { entry: 'kosten-volmacht', phrase, after: 'volmacht' },
    { entry: 'kosten', phrase, after: 'wijzigen' },
  ]),
  ...['wat voor weer wordt het', 'wordt het mooi weer', 'het weer van morgen'].map((phrase) => ({ entry: OUTSIDE, phrase })),
]
const material = { entries, ways, training: [], messages: [] }
const vocabulary = buildVocabulary(entries.map((one) => `${one.question} ${textOf(one)}`))
const labels = listLabels(entries)
const examples = listExamples(entries, ways, vocabulary)
const learn = () => {
  const learned = trainModel(examples, labels, countStatements(entries), { dimensions: 64, rounds: 40, leastSeen: 3 })
  return { ...learned, words: trainWeights(examples, [...learned.features], { labels: labels.length, rounds: 20, least: 0.01 }) }
}
const model = learn()

function guess(question: string, name?: string) {
  const { likelihood } = judgeFeatures(model, listFeatures(question, vocabulary, { name }))
  return labels[likelihood.indexOf(Math.max(...likelihood))]
}

test.each([
  ['ik wil iets anders opnemen', 'wijzigen'],
  ['hoeveel ben je kwijt voor een testament', 'kosten'],
  ['is het morgen mooi weer', OUTSIDE],
])('a question in words of its own finds what it is after: %s', (question, expected) => {
  expect(guess(question)).toBe(expected)
})

test('what was spoken of before decides what the same few words are after', () => {
  expect(guess('hoe duur is dat', 'Wat is een volmacht?')).toBe('kosten-volmacht')
  expect(guess('hoe duur is dat', 'Kan ik mijn testament wijzigen?')).toBe('kosten')
})

test('the likelihoods of one question sum to 1', () => {
  expect(judgeFeatures(model, listFeatures('wat kost dat', vocabulary)).likelihood.reduce((sum, value) => sum + value)).toBeCloseTo(1)
})

test('words that stand with one answer alone speak for it by themselves, and against the others', () => {
  const spoken = weighLabels(model.words, model.features, listFeatures('mooi weer', vocabulary))
  expect(spoken[labels.indexOf(OUTSIDE)]).toBeGreaterThan(0)
  expect(spoken[labels.indexOf('wijzigen')]).toBeLessThan(0)
})

test('where the words contradict the place in the space both count, and without words the place alone', () => {
  const asked = listFeatures('is het morgen mooi weer', vocabulary)
  const at = labels.indexOf(OUTSIDE)
  const { likelihood: alone } = judgeFeatures({ ...model, words: noWeights }, asked)
  const against = { ...model.words, bias: model.words.bias.map((value, label) => (label === at ? value - 2 : value)) }
  expect(alone).toEqual(judgeLabels(model, locateText(model, asked)))
  expect(judgeFeatures({ ...model, words: against }, asked).likelihood[at]).toBeLessThan(alone[at]!)
})

test('which statement a way of asking opens with is learned as well', () => {
  const testament = makeEntry('testament', {
    statements: [makeStatement('prijs', 'Een testament kost enkele honderden euro.'), makeStatement('duur', 'Een testament is na enkele weken klaar.')],
  })
  const asked: Way[] = [
    ...['wat ben ik kwijt', 'hoeveel ben ik kwijt daaraan', 'ben ik veel geld kwijt'].map((phrase) => ({ entry: 'testament', phrase, opens: 'prijs' })),
    ...['wanneer is het klaar', 'is het snel klaar', 'hoe snel is het klaar dan'].map((phrase) => ({ entry: 'testament', phrase, opens: 'duur' })),
  ]
  const known = buildVocabulary(asked.map(({ phrase }) => phrase))
  const taught = trainModel(listExamples([testament], asked, known), listLabels([testament]), countStatements([testament]), {
    dimensions: 64,
    rounds: 40,
    leastSeen: 3,
  })
  const openingOf = (question: string) => {
    const chances = judgeOpenings(taught, 'testament', locateText(taught, listFeatures(question, known)))
    return testament.statements[chances.indexOf(Math.max(...chances))]?.id
  }
  expect(openingOf('ben je dan veel kwijt')).toBe('prijs')
  expect(openingOf('is het al klaar')).toBe('duur')
  expect(judgeOpenings(taught, 'iets van de eigenaar', locateText(taught, new Map()))).toHaveLength(0)
})

test('the same examples give the same model, byte for byte', () => {
  expect(writeModel({ learnedFrom: 'x', model: learn() })).toEqual(writeModel({ learnedFrom: 'x', model }))
})

test('a model that was written and read again judges the same', () => {
  const read = readModel(inMemory(writeModel({ learnedFrom: 'abc', model })))
  const place = locateText(model, listFeatures('hoeveel ben ik kwijt', vocabulary))
  expect(read.learnedFrom).toBe('abc')
  expect(locateText(read.model, listFeatures('hoeveel ben ik kwijt', vocabulary))).toEqual(place)
  expect(judgeLabels(read.model, place)).toEqual(judgeLabels(model, place))
  expect(judgeFeatures(read.model, listFeatures('hoeveel ben ik kwijt', vocabulary))).toEqual(
    judgeFeatures(model, listFeatures('hoeveel ben ik kwijt', vocabulary)),
  )
  expect(read.model.words.starts.at(-1)).toBeGreaterThan(0)
  expect(judgeOpenings(read.model, 'wijzigen', place)).toEqual(judgeOpenings(model, 'wijzigen', place))
})

const told = (kind: DangerMessage['kind'], phrases: readonly string[]) => phrases.map((phrase) => ({ kind, phrase }))

test('what was learned of danger stands in the same file, and is learned from messages and from ways in which nobody is in any', () => {
  const messages = [
    ...told('pressed', [
      'hij zegt dat ik moet tekenen anders sta ik op straat',
      'van mijn man moet ik tekenen anders is het uit',
      'ik moet tekenen zegt mijn broer of het is oorlog',
    ]),
    ...told('harmless', ['ik wil morgen tekenen en neem mijn man mee', 'moet mijn man ook tekenen', 'mijn broer wil graag tekenen']),
  ]
  const learned = listDangerExamples(messages, ways, vocabulary)
  const features = listKnown(learned, 3)
  const words = trainWeights(learned, features, { labels: dangerKinds.length, rounds: 20, least: 0.01 })
  const danger = { features: Uint32Array.from(features), words }
  const read = readModel(inMemory(writeModel({ learnedFrom: 'abc', model: { ...model, danger } }))).model
  const chancesOf = (phrase: string) => judgeDanger(read.danger!, listFeatures(phrase, vocabulary))
  expect(chancesOf('ik moet tekenen van hem anders sta ik op straat')[dangerKinds.indexOf('pressed')]).toBeGreaterThan(0.5)
  expect(chancesOf('wil mijn man morgen mee tekenen')[dangerKinds.indexOf('harmless')]).toBeGreaterThan(0.5)
  const place = locateText(model, listFeatures('hoeveel ben ik kwijt', vocabulary))
  expect(judgeLabels(read, place)).toEqual(judgeLabels(model, place))
  expect(describeMaterial({ ...material, messages })).not.toBe(describeMaterial(material))
})

test('a way of asking for an entry that does not exist is a fault', () => {
  expect(() => listExamples(entries, [{ entry: 'weg', phrase: 'waar is het' }], vocabulary)).toThrow('there is no entry or statement weg')
})

test('what was learned from changes with an answer, a way of asking and what people wrote, and with nothing else', () => {
  const described = describeMaterial(material)
  expect(describeMaterial({ ...material, entries: entries.map((one) => ({ ...one, checked: '2026-11-21' })) })).toBe(described)
  const otherwise = entries.with(0, { ...entries[0]!, statements: [makeStatement('een', 'Iets heel anders.')] })
  expect(describeMaterial({ ...material, entries: otherwise })).not.toBe(described)
  expect(describeMaterial({ ...material, ways: ways.slice(1) })).not.toBe(described)
  expect(describeMaterial({ ...material, training: ways.slice(0, 1) })).not.toBe(described)
})

const turn = (entry: string, say: string) => ({ entry, opens: 'een', say })

test('each turn of a conversation is learned with what was said just before and first of all', () => {
  const turns = [turn('volmacht', 'mijn broer tekent'), turn('kosten-volmacht', 'is dat duur'), turn('kosten', 'en een testament')]
  expect(listTurns({ turns })).toEqual([
    { entry: 'volmacht', opens: 'een', phrase: 'mijn broer tekent' },
    { entry: 'kosten-volmacht', opens: 'een', phrase: 'is dat duur', after: 'volmacht', said: 'mijn broer tekent', opening: 'mijn broer tekent' },
    { entry: 'kosten', opens: 'een', phrase: 'en een testament', after: 'kosten-volmacht', said: 'is dat duur', opening: 'mijn broer tekent' },
  ])
})

/** Of the question itself, after this was said. */
function shareOf(said: string): number {
  const asked = listFeatures('hoe duur is dat', vocabulary)
  const leaning = listFeatures('hoe duur is dat', vocabulary, { said })
  return Math.hypot(...[...leaning].flatMap(([feature, value]) => (asked.has(feature) ? [value] : [])))
}

test('what was said before counts beside the question, and no more where it is long', () => {
  const short = 'wat is een volmacht'
  expect(shareOf(short)).toBeLessThan(1)
  expect(shareOf(`${short} voor mijn broer die morgen iets anders in het testament wil`)).toBeCloseTo(shareOf(short), 1)
})
