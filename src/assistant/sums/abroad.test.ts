import { expect, test } from 'vitest'
import { findEnglishSum } from './english/find-english-sum.ts'
import { ask, book, day, outcomeOf } from './test-questions.ts'

const english = (question: string): unknown => findEnglishSum(question, [], day, book)

test.each([
  'Mijn schoonvader niet, maar mijn eigen vader woont in Marokko en wil mij 25.000 euro schenken, hoeveel schenkbelasting betaal ik?',
  'Opa in Canada is overleden en ik erf 45.000, hoeveel erfbelasting moet ik hier betalen?',
  'Wij wonen in Portugal en willen onze zoon in Utrecht 30.000 geven. Hoeveel schenkbelasting?',
])('no Dutch tax is worked out over what comes from another country: %s', (question) => {
  expect(ask(question)).toBeUndefined()
})

test.each([
  ['Ik woon in Frankrijk en mijn moeder in Leiden schenkt mij 20.000, hoeveel schenkbelasting?', '1.309,20'],
  ['Ik schenk mijn dochter in Australië 20.000, hoeveel schenkbelasting?', '1.309,20'],
])('where the receiver lives makes no difference: %s', (question, tax) => {
  expect(outcomeOf(ask(question))).toBe(tax)
})

test.each([
  'My mother lives in Brazil and wants to give me 40,000 euros. How much gift tax do I pay in the Netherlands?',
  'My grandparents in Italy will send me 20,000 euros as a gift, how much gift tax is that?',
  'My uncle in Canada died and left me 50,000 euros. How much inheritance tax?',
])('nor in English: %s', (question) => {
  expect(english(question)).toBeUndefined()
})

test('an English gift to somebody abroad is taxed here', () => {
  expect(english('I want to give my daughter in Spain 20,000 euros. How much gift tax?')).toBeDefined()
})
