import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseNumberWord } from './dutch-numbers.ts'
import { extractAmounts } from './extract-amounts.ts'
import { extractYears } from './extract-years.ts'
import { normaliseQuestion } from './normalise-question.ts'
import { ask } from './test-questions.ts'

const euros = (text: string): number[] => extractAmounts(normaliseQuestion(text)).map((amount) => amount.cents / 100)

describe('number words', () => {
  test.each([
    ['twee', 2],
    ['achtentwintig', 28],
    ['eenendertig', 31],
    ['honderdduizend', 100_000],
    ['driehonderdvijftigduizend', 350_000],
    ['tweeduizendvijfhonderd', 2500],
  ])('%s is %d', (word, value) => expect(parseNumberWord(word)).toBe(value))

  test.each(['een', 'honderd', 'duizend', 'huis', 'achterkleinkind', 'tientallen'])('%s is no number', (word) => expect(parseNumberWord(word)).toBeUndefined())
})

describe('amounts', () => {
  test.each([
    ['€ 560.000', 560_000],
    ['560.000,-', 560_000],
    ['560,000 euro', 560_000],
    ['vijfenhalve ton', 550_000],
    ['vijf en een halve ton', 550_000],
    ['een ton', 100_000],
    ['driekwart miljoen', 750_000],
    ['500 euro', 500],
    ['1.2 mln', 1_200_000],
    ['honderd duizend euro', 100_000],
  ])('%s', (text, value) => expect(euros(text)).toEqual([value]))

  test.each(['in 2026', '28 jaar', '10,4%', '180 dagen', 'artikel 4:13', '2 kinderen', '120 m2', '1.181 notarissen', '06-12345678', 'k.k.'])(
    '%s is none',
    (text) => {
      expect(euros(text)).toEqual([])
    },
  )

  test('every notation of a price gives the same amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10, max: 9999 }), (thousands) => {
        const plain = thousands * 1000
        const dotted = plain.toLocaleString('nl-NL')
        const ton = String(thousands / 100).replace('.', ',')
        for (const text of [`€${dotted}`, `${dotted} euro`, `${plain} euro`, `€ ${dotted},-`, `${thousands}k`, `${thousands} duizend`, `${ton} ton`]) {
          expect(euros(`een huis van ${text} kopen`), text).toEqual([plain])
        }
      }),
    )
  })
})

describe('years', () => {
  test.each([
    ['overleden in 2025', [2025]],
    ['vorig jaar', [2025]],
    ['volgend jaar', [2027]],
    ['gekocht in 2025, levering in 2026', [2026]],
    ['het verschil tussen 2025 en 2026', [2025, 2026]],
    ['geboren in 2001', []],
    ['2.025 euro', []],
    ['ik heb de vrijstelling al gebruikt in 2021', []],
    ['wij zijn in 2015 getrouwd en hij laat 900.000 na', []],
    ['in 2018 had ik ook al een huis', []],
    ['in 2015 getrouwd, in 2025 overleden', [2025]],
  ])('%s', (text, years) => expect(extractYears(text, '2026-11-20')).toEqual(years))
})

test('any text gives an answer or nothing, and never an error', () => {
  const taxes = 'hoeveel overdrachtsbelasting erfbelasting schenkbelasting belasting huis van mijn moeder vriend kind erf schenk koop'
  const rest = 'ik ben 28 35 0 50/50 % € 400.000 1e9 ton in 2026 en als ? . ,'
  const texts = fc.oneof(
    fc.string({ maxLength: 200 }),
    fc.array(fc.constantFrom(...`${taxes} ${rest}`.split(' ')), { maxLength: 25 }).map((list) => list.join(' ')),
  )
  fc.assert(
    fc.property(texts, texts, (question, earlier) => {
      const answer = ask(question, [{ role: 'user', content: earlier }])
      expect(answer?.text ?? '€').toMatch(answer && !answer.extras?.asks ? /^\*\*.*€/m : /€/)
    }),
    { numRuns: 500 },
  )
})
