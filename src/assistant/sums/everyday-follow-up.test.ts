import { describe, expect, test } from 'vitest'
import { amountsOf, converse, outcomeOf } from './test-questions.ts'

describe('a change in everyday words has its exact outcome', () => {
  test.each([
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000, ik ben 40?', 'en als hij 600.000 kost?', '12.000'],
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000, ik ben 40?', 'en voor de verhuur?', '32.000'],
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000 voor de verhuur?', 'en in 2025?', '41.600'],
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000, ik ben 28?', 'en als ie 560 kost', '11.200'],
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000, ik ben 28?', 'en bij zes ton dan?', '12.000'],
    ['Hoeveel erfbelasting betaal ik over 100.000 van mijn vader?', 'en voor mijn broer?', '7.377'],
    ['Ik laat 100.000 na aan mijn dochter, hoeveel erfbelasting?', 'en voor mijn broer?', '29.169,30'],
    ['Ik laat 100.000 na aan mijn dochter, hoeveel erfbelasting?', 'en aan een goede vriend?', '29.169,30'],
    ['Hoeveel erfbelasting betaal ik over 100.000 van mijn vader?', 'en als het 2 ton is', '18.887,10'],
    ['Hoeveel erfbelasting betaal ik over 100.000 van mijn vader?', "en als we met z'n tweeen zijn?", '2.377 per persoon, samen 4.754'],
    ['Mijn ouders geven mij 10.000, schenkbelasting?', 'en als ze allebei 10.000 geven?', '1.309,20'],
    ['Mijn moeder geeft mij 10.000, schenkbelasting?', 'en in 2025?', '328,70'],
    ['Hoeveel schenkbelasting over 20.000 van mijn ouders?', 'en van mijn opa?', '3.101,58'],
    ['kosten koper huis 400.000 ben 45', 'en zonder hypotheek?', '8.713 tot 9.191'],
    ['kosten koper huis 400.000 ben 45', 'en als het 450.000 kost', '10.242 tot 11.722'],
  ])('%s %s -> %s', (first, second, outcome) => expect(outcomeOf(converse(first, second)[1])).toBe(outcome))
})

describe('family in a change counts from the heir before', () => {
  test.each([
    [
      'Hoeveel erfbelasting betaal ik als ik in 2026 een bedrag van 100.000 euro van mijn moeder erf?',
      'en als ik niet haar zoon maar haar buurman was?',
      ['29.169,30'],
    ],
    ['Hoeveel erfbelasting betaal ik over 100.000 van mijn moeder?', 'en als ik haar neef was?', ['29.169,30']],
    ['Hoeveel erfbelasting betaal ik over 100.000 van mijn moeder?', 'en als ik haar kleinkind ben', ['13.278,60']],
    ['Hoeveel overdrachtsbelasting bij een huis van 400.000, ik ben 40?', "en als we het met z'n tweeën kopen en mijn vriend 30 is", ['4.000']],
    ['Hoeveel kosten koper bij een huis van 400.000, ik ben 40?', 'en alleen de overdrachtsbelasting?', ['8.000']],
    ['Hoeveel schenkbelasting over 20.000 aan mijn dochter?', 'en aan mijn twee dochters ieder 20.000?', ['1.309,20', '2.618,40']],
    ['Hoeveel schenkbelasting over 20.000 aan mijn dochter?', 'en als het 30 mille is', ['2.309,20']],
    ['mijn vader geeft mij 10.000 hoeveel schenkbelasting', 'en als mijn moeder ook 10.000 geeft?', ['1.309,20']],
    ['ik erf 80.000 van mijn oma, hoeveel erfbelasting', 'en wat als zij in 2025 overleden was?', ['9.811,80']],
    ['ik erf 80.000 van mijn oma, hoeveel erfbelasting', 'en voor mijn zus?', ['9.678,60']],
    ['ik erf 80.000 van mijn oma, hoeveel erfbelasting', 'en voor mijn moeder?', ['5.377']],
    ['mijn man liet 900.000 na hoeveel erfbelasting betaal ik', 'en in 2025', ['9.530,20']],
  ])('%s %s -> %j', (first, second, amounts) => expect(amountsOf(converse(first, second)[1])).toEqual(amounts))
})

const INHERITED = 'Mijn moeder is in 2026 overleden en ik krijg als enig kind 100.000 euro. Hoeveel erfbelasting wordt dat?'
const BOUGHT = 'Wij kopen een huis van 390.000, wij zijn allebei 40. Hoeveel overdrachtsbelasting?'

describe('an amount that is told anew takes the place of the one before, in whatever words', () => {
  test.each([
    [INHERITED, 'de taxatie van het huis komt hoger uit, ik kom nu op 200.000', '18.887,10'],
    [INHERITED, 'het blijkt toch 180.000 te zijn', '15.377'],
    [INHERITED, 'de notaris heeft gebeld, het komt uit op 175.000', '14.877'],
    [INHERITED, 'oh nee het wordt uiteindelijk 210.000 door de verkoop van de auto', '20.887,10'],
    [BOUGHT, 'we hebben 415.000 moeten bieden', '8.300'],
    [BOUGHT, 'uiteindelijk hebben we het voor 421.500 gekregen', '8.430'],
    [BOUGHT, 'het is nu overboden, 570.000 is het geworden', '11.400'],
  ])('%s %s -> %s', (first, second, outcome) => expect(outcomeOf(converse(first, second)[1])).toBe(outcome))

  test.each([
    [INHERITED, 'de uitvaart heeft uiteindelijk 9.000 gekost'],
    [INHERITED, 'mijn broer krijgt uiteindelijk 80.000'],
    [INHERITED, 'de notaris vraagt nu 2.500 euro'],
    [INHERITED, 'er blijkt toch een schuld van 20.000 te zijn'],
    [INHERITED, 'er blijkt ook nog 12.000 op een rekening te zijn'],
    [INHERITED, 'er moet nu 12.000 betaald zijn aan het verpleeghuis'],
    [BOUGHT, 'de hypotheek wordt uiteindelijk 350.000'],
    [BOUGHT, 'we komen nu op 2.400 per maand'],
  ])('but not one of something else: %s %s', (first, second) => expect(converse(first, second)[1]).toBeUndefined())
})

test('how many share it, and who gets it instead, may be told without a question', () => {
  expect(outcomeOf(converse(INHERITED, 'we zijn toch met zijn drieen')[1])).toBe('710,33 per persoon, samen 2.130,99')
  expect(outcomeOf(converse(INHERITED, 'en als mijn zoon het in plaats van mij had gekregen, als kleinkind dus')[1])).toBe('13.278,60')
})
