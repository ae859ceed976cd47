import { expect, test } from 'vitest'
import { amountsOf, ask, outcomeOf } from './test-questions.ts'

// Exemptions of 2026 (Successiewet 1956, art. 32 and 33): a child € 26.230, others € 2.769, a gift to a child € 6.908.
test.each([
  ['Samen erven we 300.000, ik erf dus 100.000 van mijn vader. Hoeveel erfbelasting?', '7.377'],
  ['Samen erven we 300.000, we zijn met zijn drieën, ik erf dus 100.000 van mijn vader. Hoeveel erfbelasting is dat voor mij?', '7.377'],
  ['Er is een nalatenschap van 500.000 van mijn tante. Ik krijg een vijfde, dus 100.000. Wat betaal ik aan erfbelasting?', '29.169,30'],
  ['Ik erf de helft van 200.000 van mijn zus, dat is 100.000. Hoeveel erfbelasting?', '29.169,30'],
  ['De erfenis van mijn oom is 600.000, waarvan ik 150.000 krijg. Hoeveel erfbelasting?', '44.169,30'],
  ['Opa laat 90.000 na en ik krijg daarvan 30.000. Hoeveel erfbelasting betaal ik?', '678,60'],
  ['Wij kopen een huis van 400.000, ieder voor de helft, dus 200.000. We zijn 40 en gaan er wonen. Hoeveel overdrachtsbelasting?', '8.000'],
])('the own part of an amount that was named is not added to it: %s', (question, outcome) => {
  expect(outcomeOf(ask(question))).toBe(outcome)
})

test.each([
  ['Van mijn moeder erf ik samen met mijn zus 180.000, ieder dus 90.000. Hoeveel belasting betaal ik?', ['6.377', '12.754']],
  ['Mijn ouders schenken mij en mijn broer samen 60.000, dus ieder 30.000. Hoeveel schenkbelasting?', ['2.309,20', '4.618,40']],
])('what each gets by who asks is not divided again: %s', (question, amounts) => {
  expect(amountsOf(ask(question))).toEqual(amounts)
})

test('a house and savings are two parts of one inheritance', () => {
  expect(outcomeOf(ask('Ik erf van mijn vader een huis van 300.000 en nog 100.000 spaargeld. Hoeveel erfbelasting?'))).toBe('58.887,10')
})

test('beside a debt it is not told whether the own part is after it', () => {
  expect(ask('De erfenis is 300.000, schulden 30.000, ik erf dus 90.000 van mijn vader. Hoeveel erfbelasting?')).toBeUndefined()
})
