import { expect, test } from 'vitest'
import { makeEntry, makeStatement } from '../../../tests/factories/knowledge.ts'
import type { Concept } from '../retrieval/concept.ts'
import { compareConcepts, findConcepts } from './compare-concepts.ts'

const concept = (id: string, names: string[], rows: Concept['rows']): Concept => ({ id, label: id.toUpperCase(), names, rows })
const concepts = [
  concept('bv', ['bv', 'besloten vennootschap'], { wat: 'bv.een', hoe: 'bv.twee' }),
  concept('zaak', ['eenmanszaak'], { wat: 'zaak.een', hoe: 'zaak.twee', kosten: 'zaak.drie' }),
  concept('testament', ['testament'], { wat: 'bv.een' }),
  concept('levenstestament', ['levenstestament'], { wat: 'zaak.een' }),
]
const entries = ['bv', 'zaak'].map((id) =>
  makeEntry(id, { statements: ['een', 'twee', 'drie'].map((name) => makeStatement(name, `Dit zegt ${id} over ${name}.`)) }),
)
const content = { entries: new Map(entries.map((entry) => [entry.id, entry])), articles: new Map(), figures: new Map() }
const compare = (question: string) => compareConcepts(question, concepts, content, '2026-11-25')

test('two concepts are told apart in a table of the rows that both have, each cell with its source', () => {
  expect(compare('Wat is het verschil tussen een bv en een eenmanszaak?')?.text).toBe(
    [
      'Dit is het verschil tussen BV en ZAAK.',
      '',
      '|  | BV | ZAAK |',
      '| --- | --- | --- |',
      '| Wat het is | Dit zegt bv over een. [1] | Dit zegt zaak over een. [1] |',
      '| Hoe u het regelt | Dit zegt bv over twee. [1] | Dit zegt zaak over twee. [1] |',
    ].join('\n'),
  )
})

test.each(['Hoe richt ik een bv op?', 'Wat is het verschil tussen een bv en een huis?', 'Wat is het verschil tussen een testament en een bv?'])(
  'without two concepts of which the same is told there is no table: %s',
  (question) => {
    expect(compare(question)).toBeUndefined()
  },
)

test('a name within a longer name is not a concept of its own', () => {
  expect(findConcepts('testament of levenstestament', concepts).map(({ id }) => id)).toEqual(['testament', 'levenstestament'])
  expect(findConcepts('een levenstestament of niet', concepts).map(({ id }) => id)).toEqual(['levenstestament'])
})

test('two that one has to choose between are compared too', () => {
  expect(compare('Een bv of toch een eenmanszaak?')?.text).toContain('BV en ZAAK')
})

test.each([
  'Hoe hef ik een bv of een eenmanszaak op?',
  'Mogen een bv en een eenmanszaak bij verschillende notarissen?',
  'Moet een bv of niet, met een eenmanszaak?',
])('what is asked for both, or with another sense of the word, gets its own answer: %s', (question) => {
  expect(compare(question)).toBeUndefined()
})

const priced = [
  { ...concept('bv', ['bv'], { wat: 'bv.een', hoe: 'bv.twee', kosten: 'bv.drie' }), plain: { duur: 'bv.een' } },
  concept('zaak', ['eenmanszaak'], { wat: 'zaak.een', hoe: 'zaak.twee', kosten: 'zaak.drie' }),
]
const rowsOf = (question: string) =>
  compareConcepts(question, priced, content, '2026-11-25')
    ?.text.split('\n')
    .slice(4)
    .map((row) => row.split(' | ')[0]!.replace('| ', ''))

test.each([
  ['Wat is goedkoper, een bv of een eenmanszaak?', 'Kosten'],
  ['Is een bv duurder dan een eenmanszaak?', 'Kosten'],
  ['Een bv of een eenmanszaak, wat gaat sneller?', 'Hoelang het duurt'],
  ['Voor welke moet je naar de notaris, een bv of een eenmanszaak?', 'Of de notaris nodig is'],
])('who compares two on one thing is told that first: %s', (question, row) => {
  expect(rowsOf(question)?.[0]).toBe(row)
  expect(rowsOf(question)?.filter((other) => other === row)).toHaveLength(1)
})

test('where one of the two says nothing of it, that is said', () => {
  expect(compareConcepts('Wat gaat sneller, een bv of een eenmanszaak?', priced, content, '2026-11-25')?.text).toContain('| Dat weet ik niet zeker. |')
})

test.each(['Wij zijn langer dan vijf jaar samen en hebben een bv en een eenmanszaak.', 'Kan ik goedkoper een bv en een eenmanszaak hebben?'])(
  'a word that measures something else compares nothing: %s',
  (question) => {
    expect(compareConcepts(question, priced, content, '2026-11-25')).toBeUndefined()
  },
)
