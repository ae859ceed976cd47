import { expect, test } from 'vitest'
import { boldOf, converse } from './test-engine.ts'

const together = 'Mijn vriend en ik woonden 3 jaar samen zonder contract. Hij heeft mij in zijn testament 150.000 nagelaten. Hoeveel erfbelasting?'

test.each([
  [[together], '44.169,30'],
  [[together, 'en als we wel getrouwd waren'], '0'],
  [[together, 'en als we geregistreerd partners waren geweest'], '0'],
  [['Ik woonde 8 jaar samen met mijn vriendin, zonder contract. Ik erf 150.000 van haar. Hoeveel erfbelasting?'], '0'],
  [['Ik woonde samen met mijn vriendin. Ik erf 150.000 van haar. Hoeveel erfbelasting?'], 'open'],
  [['Mijn oom laat mij 50.000 na. Hoeveel erfbelasting?', 'en als hij getrouwd was?'], 'no sum'],
  [
    ['Mijn zus is overleden, niet getrouwd, geen kinderen. Onze ouders zijn al dood. Mijn broer en ik erven 90.000. Hoeveel erfbelasting per persoon?'],
    '12.669,30 25.338,60',
  ],
] as const)('who lived together is a partner for the tax after five years, and a sibling is none: %s', (questions, amounts) => {
  expect(boldOf(...questions)).toBe(amounts)
})

const paper = 'Mijn vader wil mij 30.000 op papier schenken. Hoeveel rente moet hij per jaar betalen en hoeveel schenkbelasting betaal ik?'

test.each([
  [[paper], /€ 1\.800 per jaar.*€ 2\.309,20/s],
  [[paper, 'en als het maar 20.000 is'], /€ 1\.200 per jaar.*€ 1\.309,20/s],
])('of a gift on paper the interest and the tax are both told: %j', (questions, both) => {
  expect(converse(...questions).text.replaceAll('\u{A0}', ' ')).toMatch(both)
})
