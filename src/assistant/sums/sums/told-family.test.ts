import { describe, expect, test } from 'vitest'
import { amountsOf, ask, converse, textOf } from '../test-questions.ts'

const ALONE = 'ik heb geen kinderen en ben niet getrouwd, allebei mijn ouders leven nog en ik heb 1 broer. als ik doodga, wie krijgt wat van mijn 90.000'
const MARRIED = 'ik ben getrouwd zonder kinderen en geen testament. mijn ouders leven nog. wie krijgt mijn 300.000'
const TOGETHER =
  'Ik woon samen zonder testament met mijn vriend, geen kinderen. Hij heeft 200.000, zijn ouders leven nog en hij heeft twee zussen. Wat krijg ik als hij overlijdt?'

describe('who tells a family with what there is to share, gets what each inherits by law (BW 4:10 and 4:11)', () => {
  test.each([
    [ALONE, ['30.000', '30.000']],
    [MARRIED, ['300.000']],
    ['Ik ben weduwe en heb 3 kinderen. Als ik overlijd, hoe wordt mijn 240.000 verdeeld?', ['80.000']],
  ])('%s', (question, amounts) => expect(amountsOf(ask(question))).toEqual(amounts))

  test('who lives together unmarried hears first that nothing comes, and then who inherits', () => {
    const text = textOf(ask(TOGETHER))
    expect(text).toMatch(/^U erft dan niets/)
    expect(text).toContain('2 ouders ieder € 50.000 en 2 broers en zussen ieder € 50.000')
  })
})

// Successiewet 1956, art. 24 and 32 (2026): a child € 26.230, parents together € 62.110, another € 2.769.
test.each([
  [TOGETHER, 'en als we getrouwd waren?', ['200.000']],
  [MARRIED, 'en als we 2 kinderen hadden', ['100.000']],
  [MARRIED, 'en als het 150.000 is?', ['150.000']],
  [ALONE, 'betalen mijn ouders daar belasting over?', ['8.169,30', '0']],
  [ALONE, 'en hoeveel erfbelasting is dat', ['8.169,30', '0']],
])('one fact is changed in a later message: %s %s', (told, changed, amounts) => {
  expect(amountsOf(converse(told, changed).at(-1))).toEqual(amounts)
})

test('what each heir pays is told together, whoever of them is asked after', () => {
  expect(amountsOf(converse(ALONE, 'en hoeveel erfbelasting is dat', 'en mijn broer?').at(-1))).toEqual(['8.169,30', '0'])
})

test.each([
  'ik ben getrouwd zonder kinderen, mijn testament is van 2010. wie krijgt mijn 300.000',
  'als ik doodga, hoeveel kost een testament van 500 euro',
  'als ik doodga wie krijgt mijn 90.000',
])('nothing is divided where a will is named or the family is not told: %s', (question) => expect(ask(question)).toBeUndefined())
