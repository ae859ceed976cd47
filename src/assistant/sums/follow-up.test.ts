import { describe, expect, test } from 'vitest'
import { converse, outcomeOf, textOf } from './test-questions.ts'

function expectConversation(...turns: readonly (readonly [question: string, outcome: string])[]) {
  const answers = converse(...turns.map(([question]) => question))
  expect(answers.map(outcomeOf)).toEqual(turns.map(([, outcome]) => outcome))
}

const starter = 'Ik ben 28 en koop een huis van 400.000. Hoeveel overdrachtsbelasting?'
const heir = 'Hoeveel erfbelasting betaal ik over 200.000 van mijn vader?'

describe('changes a purchase', () => {
  test.each([
    ['en als ik 36 ben?', '8.000'],
    ['en bij 560.000?', '11.200'],
    ['en voor een bedrijfspand?', '41.600'],
    ['en voor een tweede woning?', '32.000'],
    ['En als ik het ga verhuren?', '32.000'],
    ['en als mijn vriend 36 is?', '4.000'],
    ['mijn vriendin is 40', '4.000'],
    ['En als ik de vrijstelling al heb gebruikt?', '8.000'],
    ['en 200.000 meer?', '12.000'],
    ['en met een huis van zes ton', '12.000'],
    ['600.000?', '12.000'],
    ['hoeveel is dat bij 600.000 euro?', '12.000'],
    ['wat betaal ik als ik 36 ben', '8.000'],
    ['en wat zijn de totale kosten?', '1.242 tot 2.722'],
    ['stel dat we 600.000 bieden?', '12.000'],
  ])('%s -> %s', (question, outcome) => expectConversation([starter, '0'], [question, outcome]))

  test('keeps every earlier change', () => {
    expectConversation(
      [starter, '0'],
      ['en als mijn vriend 36 is?', '4.000'],
      ['en bij 60/40?', '3.200'],
      ['en bij 500.000?', '4.000'],
      ['en als ik 36 ben?', '10.000'],
      ['en in 2025 voor de verhuur?', '52.000'],
      ['en als ik er zelf ga wonen?', '10.000'],
    )
  })

  test('an amount may follow a question that had none', () => {
    const answers = converse('Hoeveel overdrachtsbelasting moet ik betalen?', 'Ik ben 28 en het huis kost 600.000')
    expect(answers.map(outcomeOf)).toEqual([undefined, '12.000'])
  })

  test('a new complete question forgets the old one', () => {
    expectConversation([starter, '0'], ['Hoeveel overdrachtsbelasting betaal ik over 300.000?', '0 of 6.000'])
  })

  test('a complete question that starts with "en" keeps what it does not repeat', () => {
    expectConversation([starter, '0'], ['En hoeveel overdrachtsbelasting betaal ik over 300.000?', '0'])
  })
})

describe('changes an inheritance or a gift', () => {
  test.each([
    ['en van mijn oma?', '33.996,78'],
    ['en als het van een vriend is?', '63.025,50'],
    ['en voor een kleinkind?', '33.996,78'],
    ['en stel dat het niet mijn vader is maar mijn tante?', '63.025,50'],
    ['en in 2025?', '19.482,30'],
    ['En als het overlijden in november 2025 was?', '19.482,30'],
    ['en bij een ton?', '7.377'],
    ['en 100.000 minder?', '7.377'],
    ['en als ik het samen met mijn broer erf?', '7.377 per persoon, samen 14.754'],
    ['en hoeveel is het bij een schenking?', '22.751,50'],
    ['en in 2027?', '18.887,10'],
  ])('%s -> %s', (question, outcome) => expectConversation([heir, '18.887,10'], [question, outcome]))

  test('a gift takes the raised exemption and then an age', () => {
    expectConversation(
      ['Ik schenk mijn dochter 50.000 euro, hoeveel schenkbelasting?', '4.309,20'],
      ['en met de eenmalig verhoogde vrijstelling?', '1.687,10 of 4.309,20'],
      ['en als mijn dochter 41 is?', '4.309,20'],
    )
  })

  test('an amount may follow a question about the rule', () => {
    const answers = converse('Hoeveel mag ik belastingvrij schenken aan mijn kind?', 'en als ik 10.000 schenk?')
    expect(answers.map(outcomeOf)).toEqual([undefined, '309,20'])
  })
})

describe('the raised exemption of a child', () => {
  const gift = 'Wij geven onze zoon van 28 dit jaar 50.000 om een huis te kopen. Hoeveel schenkbelasting?'

  test('makes two amounts, neither of them bold, while nobody said whether it was used', () => {
    const [answer] = converse(gift)
    expect(textOf(answer)).toContain('De schenkbelasting is € 1.687,10 of € 4.309,20. Dat hangt af van de eenmalig verhoogde vrijstelling.')
    expect(textOf(answer)).not.toContain('**')
    expect(answer?.extras?.asks?.options).toHaveLength(2)
  })

  test.each([
    ['En met de eenmalig verhoogde vrijstelling?', '1.687,10'],
    ['Het kind heeft de eenmalig verhoogde vrijstelling al gebruikt', '4.309,20'],
  ])('is asked after by a button that the sum understands: %s', (says, outcome) => {
    expect(converse(gift, says).map(outcomeOf).at(-1)).toBe(outcome)
  })

  test.each([
    ['a child of 40', 'Ik geef mijn dochter van 40 50.000 euro. Hoeveel schenkbelasting?', '4.309,20'],
    ['a grandchild', 'Ik geef mijn kleinzoon van 25 50.000 euro. Hoeveel schenkbelasting?', '8.501,58'],
    ['a gift below the yearly one', 'Ik geef mijn zoon van 25 6.000 euro. Hoeveel schenkbelasting?', '0'],
  ])('leaves one amount for %s', (_, asked, outcome) => {
    expect(converse(asked).map(outcomeOf)).toEqual([outcome])
  })

  test('is gone when it was used before, and the year of that is not the year of the gift', () => {
    const [, answer] = converse(gift, 'Hij heeft die verhoogde vrijstelling al in 2021 gebruikt.')
    expect(outcomeOf(answer)).toBe('4.309,20')
    expect(textOf(answer)).not.toMatch(/verhoogde vrijstelling|2021/)
  })
})

test.each([
  ['Hoeveel erfbelasting betaal ik over 250.000 van mijn vader?', 'en als mijn halfbroer dan de helft krijgt?', '9.877'],
  ['Hoeveel erfbelasting betaal ik over 100.000 van mijn moeder?', 'en als mijn zus ook de helft krijgt', '2.377'],
  ['Hoeveel erfbelasting betaal ik over 100.000 van mijn tante?', 'en als mijn broer de helft erft', '14.169,30'],
])('a brother or sister who gets half leaves the heir the other half, as who he was: %s, %s', (asked, changed, outcome) => {
  expect(converse(asked, changed).map(outcomeOf).at(-1)).toBe(outcome)
})

test.each([
  ['mijn moeder is overleden, ik erf 120.000 van haar. hoeveel belasting?', 'en mijn zus krijgt 85.000?', '5.877'],
  ['mijn moeder is overleden, ik erf 120.000 van haar. hoeveel belasting?', 'en als het een tante was geweest?', '35.169,30'],
  ['mijn stiefdochter krijgt een ton uit mijn testament, hoeveel belasting', 'en als ze maar 50.000 krijgt?', '2.377'],
])('another person or amount is worked out anew: %s %s', (asked, changed, outcome) => {
  expect(converse(asked, changed).map(outcomeOf).at(-1)).toBe(outcome)
})

test('what is left of the last amount is asked in few words', () => {
  const answers = converse('mijn stiefdochter krijgt een ton uit mijn testament, hoeveel belasting', 'en als ze maar 50.000 krijgt?', 'wat houdt ze dan over')
  expect(textOf(answers.at(-1))).toContain('Er blijft € 47.623 over.')
})
