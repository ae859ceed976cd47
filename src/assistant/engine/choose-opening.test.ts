import { expect, test } from 'vitest'
import { makeEntry, makeStatement } from '../../../tests/factories/knowledge.ts'
import { analyse } from '../retrieval/analyse.ts'
import { listTaught } from '../retrieval/learned/examples.ts'
import { createWayFinder } from '../retrieval/learned/way-memory.ts'
import { buildVocabulary } from '../retrieval/vocabulary.ts'
import { chooseOpening } from './choose-opening.ts'

const entry = makeEntry('verkoop', {
  statements: [
    makeStatement('toestemming', 'Voor de verkoop van de woning hebt u de toestemming van uw echtgenoot nodig.', {
      aspects: ['moet'],
      yes: ['moet mijn man toestemming geven voor de verkoop', 'heb ik toestemming van mijn vrouw nodig voor de verkoop'],
      no: ['mag ik het huis verkopen zonder toestemming van mijn man', 'kan ik de woning alleen verkopen'],
    }),
    makeStatement('vernietigen', 'Verkoopt u zonder toestemming, dan kan uw echtgenoot de verkoop vernietigen.', {
      aspects: ['wat-als'],
      asked: ['wat gebeurt er als ik zonder toestemming verkoop'],
    }),
    makeStatement('termijn', 'Vernietigen kan drie jaar lang.', { aspects: ['hoe-lang'], asked: ['hoe lang kan de verkoop vernietigd worden'] }),
  ],
})
const vocabulary = buildVocabulary(entry.statements.flatMap(({ text, asked, yes, no }) => [text, ...asked, ...yes, ...no]))
const ways = createWayFinder(listTaught([entry], [], vocabulary))
const open = (question: string) => {
  const { statement, word } = chooseOpening(entry, { question, slots: analyse(question, vocabulary), ways, held: () => 0 })
  return [statement.id, word]
}

test.each([
  ['Moet mijn vrouw toestemming geven als ik verkoop?', 'toestemming', 'yes'],
  ['Mag ik de woning verkopen zonder toestemming van mijn vrouw?', 'toestemming', 'no'],
  ['Wat gebeurt er als ik verkoop zonder toestemming?', 'vernietigen', 'open'],
  ['Hoe lang kan mijn man de verkoop nog vernietigen?', 'termijn', 'open'],
])('%s opens with %s and the word %s', (question, statement, word) => {
  expect(open(question)).toEqual([statement, word])
})

test('a yes or no question in a sense that nobody taught gets no word', () => {
  expect(open('Is er ooit een reden om geen toestemming te weigeren?')[1]).toBe('open')
})

test('without anything near the entry opens with its first statement', () => {
  expect(open('hoe zit het')).toEqual(['toestemming', 'open'])
})

test('what has to be heard stands right below what opens, and the rest keeps its order', () => {
  const question = 'moet mijn man toestemming geven voor de verkoop'
  const support = (supports?: readonly string[]) =>
    chooseOpening(entry, { question, slots: analyse(question, vocabulary), ways, held: () => 0, supports }).support.map(({ id }) => id)
  expect(support()).toEqual(['vernietigen', 'termijn'])
  expect(support(['termijn'])).toEqual(['termijn', 'vernietigen'])
})

const otherCase = ({ id }: { id: string }): -1 | 0 => (id === 'termijn' ? -1 : 0)

test('what holds for another case does not open, however near, while something else holds', () => {
  const question = 'Hoe lang kan mijn man de verkoop nog vernietigen?'
  const { statement, support } = chooseOpening(entry, { question, slots: analyse(question, vocabulary), ways, held: () => 0, fit: otherCase })
  expect(statement.id).not.toBe('termijn')
  expect(support.map(({ id }) => id)).not.toContain('termijn')
})

const openAfter = (question: string, opened: string, { since = 1, heldNew }: { since?: 1 | 2; heldNew?: (text: string) => number } = {}) =>
  chooseOpening(entry, {
    question,
    slots: analyse(question, vocabulary),
    ways,
    held: () => 0,
    justOpened: ({ id }) => (id === opened ? since : 0),
    heldNew,
  })
const onReverting = 'Kan de verkoop van de woning later nog vernietigd worden?'
const onNoConsent = 'Wat gebeurt er dan, als ik zonder toestemming verkoop?'

test('what opened one of the last answers gives way to what fits nearly as well, where it says nothing of what is new', () => {
  const [first] = open(onReverting)
  expect(openAfter(onReverting, first!, { heldNew: () => 0 }).statement.id).not.toBe(first)
  expect(openAfter(onReverting, first!, { heldNew: () => 0.6 }).statement.id).toBe(first)
})

test('who names nothing new asks the same again', () => {
  const [first] = open(onReverting)
  expect(openAfter(onReverting, first!).statement.id).toBe(first)
})

test('what fits far better than the rest opens again, but no second part of the same answer', () => {
  expect(openAfter(onNoConsent, 'vernietigen', { heldNew: () => 0 }).statement.id).toBe('vernietigen')
  expect(openAfter(onNoConsent, 'vernietigen', { since: 2 }).statement.id).not.toBe('vernietigen')
})

test('what opens instead and says nothing of what is new is only the nearest', () => {
  const [first] = open(onReverting)
  expect(openAfter(onReverting, first!, { heldNew: () => 0 }).isNearest).toBe(true)
  expect(openAfter(onReverting, first!, { heldNew: () => 0.4 }).isNearest).toBeUndefined()
  expect(openAfter(onNoConsent, 'termijn', { heldNew: () => 0 }).isNearest).toBeUndefined()
})
