import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('the costs a visitor names are added to the tax', () => {
  test.each([
    ['kosten koper: huis 400.000, overdrachtsbelasting 2%, notaris 1.450, taxatie 650, advies 2.900. Wat is het totaal?', ['13.000']],
    [
      'Wat ben ik in totaal kwijt als ik een huis koop van 330.000 (ik ben 55) met 1.100 notariskosten en 750 taxatie, inclusief de koopprijs zelf?',
      ['8.450', '338.450'],
    ],
    [
      'hoeveel eigen geld heb ik nodig voor de kosten koper bij 375.000, notaris kost 1.600, makelaar 4.500, hypotheekadvies 2.750, wij zijn 48 en 50',
      ['16.350'],
    ],
    ['k.k. bij een recreatiewoning van 220.000, notaris rekent mij 1.250 alles bij elkaar. totaal bijkomende kosten?', ['18.850']],
    [
      'Bij een koopprijs van 425.000 (eigen woning, wij zijn veertigers, 43 en 45) rekent de notaris 1.275 en de taxateur 595. Alles opgeteld boven op de koopprijs?',
      ['10.370'],
    ],
    ['huis 290.000, notaris 1.050, taxatie 700, advies 2.500, ik ben 28 en starter: totale kosten koper?', ['4.250']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('a next question adds a cost or changes the price', () => {
    const first = 'kosten koper huis 350.000, notaris 1.400, ik ben 58'
    expect(amountsOf(converse(first, 'en als er ook 800 taxatie bij komt?')[1])).toEqual(['9.200'])
    expect(amountsOf(converse(first, 'en bij 400.000?')[1])).toEqual(['9.400'])
  })

  test.each([
    'overdrachtsbelasting eigen woning tarief',
    'kunnen we met zijn tweeen naar 1 notaris',
    'startersvrijstelling tweede huis',
    'en stel de koop gaat niet door',
    'en als ik niet kan komen',
  ])('a question about something else is not taken for a change: %s', (question) =>
    expect(converse('kosten koper huis 350.000, notaris 1.400, ik ben 58', question)[1]).toBeUndefined(),
  )
})
