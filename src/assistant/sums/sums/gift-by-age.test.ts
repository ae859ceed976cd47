import { expect, test } from 'vitest'
import { amountsOf, ask, textOf } from '../test-questions.ts'

test.each([
  ['Wij geven onze drie kinderen van 22, 34 en 46 ieder 25.000. Hoeveel schenkbelasting?', ['1.809,20', '5.427,60']],
  ['ik schenk mijn 2 kinderen (27 en 41) allebei 20.000, hoeveel belasting betalen zij', ['1.309,20', '2.618,40']],
  ['Ik geef mijn zoon van 23 en mijn dochter van 44 ieder 30.000. Hoeveel schenkbelasting betalen zij?', ['2.309,20', '4.618,40']],
  ['wij schenken onze dochter (26) en zoon (41) allebei 20.000, hoeveel belasting', ['1.309,20', '2.618,40']],
  ['Wij willen onze twee kinderen samen 80.000 schenken. De jongste is 33, de oudste 40. Hoeveel schenkbelasting is dat?', ['3.996,30', '6.618,40']],
])('each child has the exemption of its own age: %s', (question, amounts) => {
  expect(amountsOf(ask(question))).toEqual(amounts)
})

test('for each child stands what it may use', () => {
  const text = textOf(ask('Wij geven onze drie kinderen van 22, 34 en 46 ieder 25.000. Hoeveel schenkbelasting?'))
  expect(text).toContain('Kind van 34 jaar: € 0 met de eenmalig verhoogde vrijstelling van € 33.129, en anders € 1.809,20.')
  expect(text).toContain('Kind van 46 jaar: € 1.809,20, met de gewone vrijstelling van € 6.908.')
})

test.each([
  ['of the giver', 'ik ben 75 en geef mijn 2 kinderen ieder 10.000, hoeveel schenkbelasting', ['309,20', '618,40']],
  ['that allow nothing more', 'wij geven onze 2 kinderen van 43 en 45 ieder 10.000, hoeveel schenkbelasting', ['309,20', '618,40']],
  ['of fewer children than get it', 'wij geven onze 3 kinderen ieder 10.000, de oudsten zijn 33 en 45, hoeveel schenkbelasting', ['309,20', '927,60']],
])('ages %s change nothing', (_of, question, amounts) => {
  expect(amountsOf(ask(question))).toEqual(amounts)
})
