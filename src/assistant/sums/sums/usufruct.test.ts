import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse, textOf } from '../test-questions.ts'

const GIFT = 'vader schenkt huis onder voorbehoud van vruchtgebruik, hij is 70, huis is 400.000 waard. hoeveel is de blote eigendom waard?'

// Uitvoeringsbesluit Successiewet 1956, art. 5 and 10: 6% a year, times 7 at 70 and 4 at 80.
describe('a usufruct and the bare ownership are worth what the age of the usufructuary makes them', () => {
  test.each([
    [[GIFT], ['168.000', '232.000']],
    [
      [GIFT, 'en als hij 80 is'],
      ['96.000', '304.000'],
    ],
    [['mijn moeder (84) heeft het vruchtgebruik en het huis is 300.000. wat is haar vruchtgebruik waard voor de belasting'], ['72.000', '228.000']],
  ])('%j', (questions, amounts) => expect(amountsOf(converse(...questions).at(-1))).toEqual(amounts))

  test('the age is asked for where it was not told', () => {
    const [first, second] = converse('wat is de waarde van het vruchtgebruik van een huis van 350.000', 'En bij 75 jaar?')
    expect(first?.kind).toBe('verduidelijking')
    expect(amountsOf(second)).toEqual(['105.000', '245.000'])
  })

  test.each(['wat is vruchtgebruik van een huis van 300.000', 'mag ik met vruchtgebruik het huis van 300.000 verkopen, wat is de waarde'])(
    'another question about it is no sum: %s',
    (question) => expect(ask(question)).toBeUndefined(),
  )
})

const FATHER =
  'mijn vader is overleden, in gemeenschap getrouwd met mijn moeder. Huis 480.000, hypotheek 120.000, spaargeld 60.000, begrafenis was 9.000. ik en mijn broer zijn de kinderen. wat is ons deel?'

// A claim of 67.000 without 24% is 50.920; less 26.230 that is 24.690, over which 10%.
describe('the claim of a child is taxed without the usufruct of the parent who lives on, once that age is told', () => {
  test.each([
    [
      [FATHER, 'mijn moeder is 81'],
      ['2.469', '4.938', '0'],
    ],
    [
      [FATHER, 'moet daar nu al belasting over betaald worden', 'mijn moeder is 81'],
      ['2.469', '4.938', '0'],
    ],
    [
      [FATHER, 'en hoeveel erfbelasting is dat', 'ze is 72'],
      ['1.263', '2.526', '0'],
    ],
  ])('%j', (questions, amounts) => expect(amountsOf(converse(...questions).at(-1))).toEqual(amounts))

  test('and is asked for while it is not', () => {
    expect(textOf(converse(FATHER, 'en hoeveel erfbelasting is dat').at(-1))).toContain('Zeg hoe oud de langstlevende is')
  })
})
