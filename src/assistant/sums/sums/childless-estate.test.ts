import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse } from '../test-questions.ts'

describe('someone without children leaves an estate to parents, brothers and sisters', () => {
  test.each([
    [
      'mijn broer is overleden, ongetrouwd geen kinderen. mijn ouders leven beide en ik ben zijn enige zus. nalatenschap 90.000. wat krijg ik',
      ['30.000', '30.000'],
    ],
    ['overleden zoon liet 200.000 na, geen partner geen kinderen, beide ouders leven nog en hij had drie zussen. verdeling in euro?', ['50.000', '33.333,33']],
    [
      'Zus overleden zonder man of kinderen. Alleen moeder leeft nog en wij zijn met drie overgebleven kinderen. Erfenis 120.000. Hoeveel krijgt ieder?',
      ['30.000', '30.000'],
    ],
    ['Mijn broer is overleden zonder partner, kinderen of ouders. Hij had mij en een halfzus. Erfenis 90.000. hoeveel krijg ik', ['60.000', '30.000']],
    [
      'Mijn broer, vrijgezel zonder kinderen, is gestorven. Onze ouders zijn al overleden. Ik heb nog twee broers. Nalatenschap 150.000, wat krijgt ieder?',
      ['50.000'],
    ],
    [
      'Mijn broer (ongehuwd, geen kinderen) overleed. Beide ouders zijn dood. We zijn nog met zijn tweeën, mijn zus en ik. Hij liet 84.000 na. Hoeveel krijgen wij elk?',
      ['42.000'],
    ],
    ['getrouwd zonder kinderen, geen testament, mijn man laat 275.000 na en zijn ouders leven nog. wat erf ik', ['275.000']],
  ])('%s -> %j', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('asks back who lives on', () => {
    const [first, second] = converse(
      'mijn zus is kinderloos en ongehuwd overleden, erfenis 100.000, wat krijgen wij',
      'De ouders zijn overleden en er zijn 2 broers',
    )
    expect(first?.kind).toBe('verduidelijking')
    expect(amountsOf(second)).toEqual(['50.000'])
  })

  const sister = 'Mijn zus is overleden, ongetrouwd en zonder kinderen.'

  test.each([
    [[`${sister} Papa leeft nog en ik heb nog een broer. Ze liet 120.000 na. Hoeveel erfbelasting betaalt ieder?`], ['11.169,30', '0']],
    [
      [`${sister} Onze ouders leven niet meer. Mijn broer en ik erven samen 90.000. Hoeveel erfbelasting per persoon?`, 'oh wacht, mijn moeder leeft nog'],
      ['8.169,30', '0'],
    ],
  ])('the tax of a parent who lives on and of brothers and sisters is told apart: %j', (questions, amounts) =>
    expect(amountsOf(converse(...questions).at(-1))).toEqual(amounts),
  )

  test.each([
    'mijn tante was ongetrouwd en kinderloos. nalatenschap 80.000. haar broer (mijn vader) leeft nog en zij had 1 zus. wie krijgt wat',
    'mijn vriend is overleden zonder kinderen, erfenis 100.000, wat erf ik',
    'mijn broer is kinderloos overleden en heeft een testament, erfenis 100.000, wat krijg ik',
  ])('is left to the knowledge base: %s', (question) => expect(ask(question)).toBeUndefined())
})

const SON =
  'mijn zoon is overleden, 24, geen vriendin of kinderen. wij zijn zijn ouders en hij heeft nog een zusje. er staat 31.000 op zijn rekening. wie krijgt wat'
const BROTHER =
  'Mijn broer is overleden, nooit getrouwd, geen kinderen, onze ouders leven niet meer. We zijn nog met drie zussen en ik. Hij had 160.000 euro. Wat krijgt ieder?'

test.each([
  [SON, 'moeten we daar belasting over betalen dan', ['2.269,29', '0']],
  [BROTHER, 'en hoeveel erfbelasting is dat?', ['11.169,30', '44.677,20']],
])('the tax that is asked for next is that over the parts: %s %s', (told, asked, amounts) => {
  expect(amountsOf(converse(told, asked).at(-1))).toEqual(amounts)
})

test('no tax is worked out once one of the heirs is said to have died before', () => {
  expect(converse(BROTHER, 'en hoeveel erfbelasting is dat?', 'en als mijn zus eerder was overleden met twee kinderen?').at(-1)).toBeUndefined()
})
