import { describe, expect, test } from 'vitest'
import { amountsOf, ask } from '../test-questions.ts'

describe('three or more buyers, or a home with a business property', () => {
  test.each([
    [
      "Met z'n drieën kopen wij een huis van 540.000, ieder een derde, leeftijden 29, 31 en 38, allemaal eerste huis en we gaan er samen wonen. Hoeveel overdrachtsbelasting in totaal?",
      ['3.600'],
    ],
    ['met zijn vieren kopen we een huis van 600.000, 25, 26, 27 en 28 jaar, hoeveel overdrachtsbelasting', ['12.000']],
    ['winkel met bovenwoning: winkel 300.000 en de woning 200.000, in de woning ga ik zelf wonen, ik ben 50. Hoeveel overdrachtsbelasting totaal?', ['35.200']],
    ['kantoor met bovenwoning, 500.000 in totaal waarvan 200.000 de woning is, daar ga ik zelf wonen, ik ben 52. Overdrachtsbelasting?', ['35.200']],
    ['winkel voor 300.000 met een bovenwoning van 200.000 om te verhuren, hoeveel overdrachtsbelasting', ['47.200']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test.each([
    'Wij kopen met zijn drieën een huis van 400.000, hoeveel overdrachtsbelasting?',
    'ik koop een huis en een winkel voor 500.000 hoeveel overdrachtsbelasting',
    'winkel met bovenwoning voor 500.000, hoeveel overdrachtsbelasting',
  ])('without ages or prices of the parts there is no sum: %s', (question) => expect(ask(question)).toBeUndefined())
})
