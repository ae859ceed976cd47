import { expect, test } from 'vitest'
import type { AnswerKind } from '../../assistant/conversation/engine.ts'
import { readTopic } from './topic-book.ts'

const book = { entries: new Map(), articles: new Map() }

test.each<[AnswerKind, string, string]>([
  ['verwijzing', '', 'Zoekt een notaris'],
  ['medeleven', '', 'Verdriet'],
  ['onbekend', '', 'Zonder antwoord'],
  ['berekening', 'berekening:erfbelasting', 'Berekening: erfbelasting'],
  ['kennis', 'weg-uit-de-kennis', 'Niet meer in de kennisbank'],
])('what the site itself answered (%s, ‘%s’) is not called an answer of the model but ‘%s’', (kind, reference, name) => {
  expect(readTopic(book, reference, kind)).toEqual({ name, topic: name })
})

test('an answer without a reference of any other kind is one of the model', () => {
  expect(readTopic(book, '', 'kennis').name).toBe('Antwoord van het model')
})
