import { expect, test } from 'vitest'
import { converse } from './test-engine.ts'

test.each([
  ['Moet ik aangifte erfbelasting doen?', 'en wanneer dan?', /20\smaanden/],
  ['Moet ik aangifte erfbelasting doen?', 'en hoe lang heb ik daarvoor?', /20\smaanden/],
  ['Hoe vraag ik een verklaring van erfrecht aan?', 'en hoe lang duurt dat?', /enkele weken/],
  ['Moet een schenking worden aangegeven?', 'en wanneer dan?', /1 maart/],
  ['Ik wil scheiden, moet de verdeling via de notaris?', 'en hoe lang duurt dat?', /akte van verdeling duurt/],
  ['Moet ik de erfenis verwerpen bij de rechtbank?', 'en wanneer dan?', /geen vaste termijn/],
  ['Hoe werkt een bv oprichten?', 'en hoe lang duurt dat?', /BV duurt/],
  ['Kan ik een koopcontract nog ontbinden?', 'en tot wanneer dan?', /uiterste datum/],
  ['Do I have to file an inheritance tax return?', 'and when?', /20\smonths/],
])('after %s who asks %s is told the term', (first, next, term) => {
  expect(converse(first, next).text.split('\n\n')[0]).toMatch(term)
})

test.each([
  ['Ik wil scheiden, moet de verdeling via de notaris?', 'en hoe lang duurt dat?'],
  ['Hoe richt ik een stichting op?', 'en hoe lang duurt dat?'],
])('a term of another subject is not told for it: %s %s', (first, next) => {
  expect(converse(first, next).text.split('\n\n')[0]).not.toMatch(/alimentatie/)
})

test('where neither the answer nor what follows on it tells a time it is said that it is not known, not told of a neighbour', () => {
  const { kind, text } = converse('Kan ik een volmacht intrekken?', 'en hoe lang duurt dat?')
  expect(kind === 'onbekend' || text.includes('volmacht')).toBe(true)
})
