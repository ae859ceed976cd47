import { expect, test } from 'vitest'
import { ask, outcomeOf, textOf } from './test-questions.ts'

// Figures of Successiewet 1956, art. 24 and 32: a child € 25.490 and 10% up to € 154.197 in 2025, € 26.230 and 10% up to € 158.669 in 2026.
test.each([
  ['Vader overleed in 2019, moeder dit jaar. Ik ben enig kind en erf 200.000 van haar. Hoeveel erfbelasting?', 2026, '18.887,10'],
  ['Mijn vader is in 2025 overleden en mijn moeder vorige maand. Ik erf 200.000. Hoeveel erfbelasting?', 2026, '18.887,10'],
  ['Moeder overleed in 2026, vader was in 2025 al overleden. Ik erf 100.000. Hoeveel erfbelasting?', 2026, '7.377'],
  ['Pa stierf in 2014. Ma is in juni 2025 gestorven. Ik erf als enig kind 150.000. Hoeveel erfbelasting?', 2025, '12.451'],
  ['Mijn oma is vorig jaar overleden en mijn opa dit jaar. Ik krijg 30.000, hoeveel erfbelasting?', 2026, '678,60'],
])('of two who died, the last death decides the year: %s', (question, year, outcome) => {
  expect(outcomeOf(ask(question))).toBe(outcome)
  expect(textOf(ask(question))).toContain(`Dit zijn de cijfers van ${year}.`)
})

test('who is named as having left it goes before who died last', () => {
  expect(outcomeOf(ask('Vader overleed in 2025 en moeder in 2026. Ik erf 200.000 van mijn vader. Hoeveel erfbelasting?'))).toBe('19.482,30')
})

test('a parent who lives on does not move the year of the death', () => {
  expect(outcomeOf(ask('Mijn moeder overleed in november 2025, vader woont nu nog in het huis. Ik erf 100.000, hoeveel erfbelasting?'))).toBe('7.451')
})
