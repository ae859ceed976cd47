import { expect, test } from 'vitest'
import { ask, outcomeOf, textOf } from '../test-questions.ts'

test.each([
  'Mijn moeder is overleden met schulden, ongeveer 22.000 euro. Moet ik die als enige zoon betalen?',
  "Pa is dood, hij had nog schulden, zo'n 40.000. Wat moet ik betalen?",
  'Mijn oom is gestorven en stond 3.500 rood. Hoeveel moet ik als neef betalen?',
  'Mijn zus is overleden en had een lening lopen van 12.500. Hoeveel moeten wij betalen?',
])('a debt alone is no inheritance: %s', (question) => {
  expect(ask(question)).toBeUndefined()
})

test('what is owed goes off what is there', () => {
  expect(outcomeOf(ask('Mijn tante is overleden. Spaargeld 40.000, schulden: 15.000. Ik erf alles, hoeveel erfbelasting?'))).toBe('6.669,30')
})

test.each([
  ['Mijn vader laat 50.000 na en 70.000 aan schulden. Wij zijn met 2 kinderen, moeder leeft niet meer. Wat krijgt ieder?', '€ 20.000'],
  ['Ik erf 10.000 van mijn oom maar hij had 16.000 schuld, hoeveel erfbelasting betaal ik?', '€ 6.000'],
])('more debt than possessions leaves nothing to divide or tax: %s', (question, short) => {
  const text = textOf(ask(question))
  expect(text).toContain(`Er is ${short} meer schuld dan bezit.`)
  expect(text).toContain('beneficiair')
})
