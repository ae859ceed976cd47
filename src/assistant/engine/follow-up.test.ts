import { expect, test } from 'vitest'
import { findLastTopic, isAcceptance, measureDependence } from './follow-up.ts'
import type { Turn } from '../conversation/engine.ts'
import { analyse } from '../retrieval/analyse.ts'
import { buildVocabulary } from '../retrieval/vocabulary.ts'

const vocabulary = buildVocabulary(['wat kost een testament bij de notaris', 'hoe lang duurt een bv oprichten', 'kosten van een samenlevingscontract'])
const dependence = (question: string) => measureDependence(question, analyse(question, vocabulary))

test.each(['en de kosten?', 'hoe lang duurt dat', 'moet dat bij de notaris', 'en als hij weigert?', 'is dat verplicht?'])(
  '%s leans on what came before',
  (question) => {
    expect(dependence(question)).toBeGreaterThanOrEqual(0.45)
  },
)

test.each(['Wat kost een samenlevingscontract bij de notaris als wij samen een huis kopen?', 'Hoe richt ik met mijn broer een bv op bij de notaris?'])(
  '%s stands by itself',
  (question) => {
    expect(dependence(question)).toBe(0)
  },
)

test.each(['ja', 'Ja graag', 'doe maar', 'Ja, dat bedoel ik.', 'vertel meer'])('%s accepts what was offered', (answer) => {
  expect(isAcceptance(answer)).toBe(true)
})

test.each(['ja maar wat kost het', 'nee', 'graag een offerte'])('%s does not', (answer) => {
  expect(isAcceptance(answer)).toBe(false)
})

const turns: Turn[] = [
  { role: 'user', content: 'Wat kost een testament?' },
  { role: 'assistant', content: '…', kind: 'kennis', reference: 'kosten-testament' },
  { role: 'user', content: 'dank u' },
  { role: 'assistant', content: '…', kind: 'dank' },
]

test('small talk does not end a topic', () => {
  expect(findLastTopic(turns)).toEqual({ reference: 'kosten-testament', question: 'Wat kost een testament?' })
})

test('a new conversation has no topic', () => {
  expect(findLastTopic([])).toBeUndefined()
})

test('after a calculation the questions that led to it are the topic', () => {
  const topic = findLastTopic([
    { role: 'user', content: 'Hoeveel overdrachtsbelasting over 400.000 euro?' },
    { role: 'assistant', content: '…', kind: 'berekening', reference: 'berekening:overdrachtsbelasting' },
    { role: 'user', content: 'en als ik 36 ben?' },
    { role: 'assistant', content: '…', kind: 'berekening', reference: 'berekening:overdrachtsbelasting' },
  ])
  expect(topic?.question).toContain('overdrachtsbelasting')
})
