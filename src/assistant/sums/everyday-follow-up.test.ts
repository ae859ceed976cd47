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
