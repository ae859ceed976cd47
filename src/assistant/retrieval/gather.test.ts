import { expect, test } from 'vitest'
import { makeEntry, makeStatement } from '../../../tests/factories/knowledge.ts'
import { buildIndex, readVocabulary } from './knowledge-index.ts'
import { countStatements, listExamples, listLabels, listTaught } from './learned/examples.ts'
import { trainModel } from './learned/train-model.ts'
import type { Way } from './learned/ways.ts'
import { retrieve } from './retrieve.ts'

const entry = (id: string, question: string, text: string) => makeEntry(id, { question, statements: [makeStatement('een', text)] })

const entries = [
  entry('prijs-wil', 'Wat kost een testament?', 'Een testament kost enkele honderden euro.'),
  entry('prijs-macht', 'Wat kost een volmacht?', 'Een volmacht kost minder dan een testament.'),
  entry('wil', 'Hoe maak ik een testament?', 'Een testament maakt u bij een notaris.'),
]
const ways: Way[] = [
  ...['mijn broer tekent voor mij', 'mijn broer tekent straks alles', 'hij tekent voor mij en wat kost dat'].map((phrase) => ({
    entry: 'prijs-macht',
    phrase,
  })),
  ...['mijn kinderen erven alles', 'wie alles erft staat vast', 'mijn kinderen erven en wat kost dat'].map((phrase) => ({ entry: 'prijs-wil', phrase })),
]
const vocabulary = readVocabulary(entries, [])
const model = trainModel(listExamples(entries, ways, vocabulary), listLabels(entries), countStatements(entries), { dimensions: 32, rounds: 60, leastSeen: 2 })
const index = buildIndex(entries, [], { ...model, ways: listTaught(entries, ways, vocabulary) })

const bestFor = (opening: string) => retrieve(index, 'en wat kost dat', { reference: undefined, question: 'dank u', opening }).hits[0]?.passage.id

test('a follow-up that says little is read with what the visitor began with', () => {
  expect(bestFor('mijn broer tekent straks voor mij')).toBe('prijs-macht')
  expect(bestFor('mijn kinderen erven alles van mij')).toBe('prijs-wil')
})
