import { expect, test } from 'vitest'
import { loadFigures } from '../../../figures/load-figures.ts'
import type { Turn } from '../../conversation/engine.ts'
import { findCalculation } from '../find-calculation.ts'
import { findEnglishSum } from './find-english-sum.ts'

const book = loadFigures('content')
const day = '2026-11-20'

/** The digits of the amount in bold. */
const digits = (text: string | undefined) => /\*\*.*?€\s?([\d.,]+?)\.?\*\*/.exec(text ?? '')?.[1]?.replace(/\D/g, '')

/** The answer to the last of these questions of one conversation. */
function converse(...questions: readonly string[]) {
  const history: Turn[] = questions.slice(0, -1).map((content) => ({ role: 'user', content }))
  return findEnglishSum(questions.at(-1) ?? '', history, day, book)
}
const boldOf = (...questions: readonly string[]) => /\*\*(.*)\*\*/.exec(converse(...questions)?.text ?? '')?.[1]

test.each([
  ['how much transfer tax do I pay on a house of 450,000, I am 36', '€9,000'],
  ['how much tax do I pay on an investment property of EUR 350k', '€28,000'],
  ['inheritance tax for a daughter on 200k', '€18,887.10'],
  ['I inherit 60000 from my aunt, what do I have to pay?', '€17,169.30'],
  ['My father left 300,000 to me and my two sisters. How much inheritance tax do we each pay?', '€7,377 per person, €22,131 together'],
  ['What is the gift tax if my parents give me €40,000?', '€3,309.20'],
  ['My brother gives me 10,000 euros. Do I pay gift tax and how much?', '€2,169.30'],
  ['we are both 30 and buy a house for half a million, what is the transfer tax', '€0'],
  ['I am 40. What are the total costs of buying an apartment for 380,000 euros?', '€8,842 to €10,322'],
])('%s costs %s', (question, amount) => {
  expect(boldOf(question)).toContain(` ${amount}.`)
})

test.each([
  [
    ['My mother died in Haarlem last month, I live in Toronto and my brother in Hoorn.', 'do I pay tax in the Netherlands too? my share is about 90,000 euros'],
    '€6,377',
  ],
  [['My uncle died. He left a house.', 'how much tax do i pay, I get 40,000'], '€11,169.30'],
])('who died was told before what one gets: %j costs %s', (questions, amount) => {
  expect(boldOf(...questions)).toContain(` ${amount}.`)
})

test('after a death the tax of a purchase stays that', () => {
  expect(converse('My mother died last year.', 'we want to buy a house for 400,000, how much tax do we pay?')?.reference).toBe(
    'berekening:overdrachtsbelasting',
  )
})

test('the amounts are those of the Dutch sums', () => {
  const pairs = [
    ['inheritance tax for a grandchild on 95,000', 'hoeveel erfbelasting betaalt een kleinkind over 95.000'],
    ['how much gift tax on 30,000 for a friend', 'hoeveel schenkbelasting over 30.000 aan een vriend'],
    ['how much transfer tax on an office of 700,000', 'hoeveel overdrachtsbelasting op een kantoor van 700.000'],
  ] as const
  for (const [english, dutch] of pairs) {
    expect([english, digits(converse(english)?.text)]).toEqual([english, digits(findCalculation(dutch, [], day, book)?.text)])
  }
})

test('a fact that decides and was not said is asked for, and no amount stands in bold', () => {
  expect(converse('how much transfer tax on a house of 450,000')).toMatchObject({ extras: { lang: 'en', asks: { fact: 'age' } } })
  expect(boldOf('how much transfer tax on a house of 450,000')).toBeUndefined()
  expect(boldOf('is there inheritance tax on 20000')).toBeUndefined()
  expect(boldOf('I owned a house before, I am 34 now, new house 450k, how much transfer tax')).toBeUndefined()
  for (const { says } of converse('how much transfer tax on a house of 450,000')?.extras?.asks?.options ?? [])
    expect(boldOf('how much transfer tax on a house of 450,000', says)).toMatch(/€0|€9,000/)
  for (const { says } of converse('is there inheritance tax on 20000')?.extras?.asks?.options ?? [])
    expect([says, boldOf('is there inheritance tax on 20000', says)]).toEqual([says, expect.stringMatching(/€0|€5,169\.30/)])
})

test('a next message changes one fact, or puts it right', () => {
  const bought = 'my husband and I are buying a house for 380,000. we are 33 and 36. how much transfer tax do we pay'
  expect(boldOf(bought)).toContain('€3,800')
  expect(boldOf(bought, 'and if it is 20,000 more?')).toContain('€4,000')
  expect(boldOf(bought, 'sorry I meant he is 34')).toContain('€0')
  expect(boldOf(bought, 'and what are the total costs?')).toContain('€5,042')
  const left = 'my uncle passed away and left 90.000 to me and my brother. what do we have to pay in tax?'
  expect(boldOf(left)).toContain('€12,669.30 per person')
  expect(boldOf(left, 'no, it was my grandmother')).toContain('€3,378.60 per person')
  expect(boldOf(left, 'and if there is 10,000 of debts?')).toContain('€11,169.30 per person')
  expect(boldOf('what is the inheritance tax rate for children', 'my mother left me 150k, how much is it then')).toContain('€12,377')
})

test.each([
  'what is the inheritance tax rate for children',
  'my father died, my mother is still alive, house of 400,000. How much inheritance tax do I pay?',
  'can I buy a house of 300,000 without a notary',
  'I am 32',
  'how much can I give my child tax free, 30,000?',
  'how much inheritance tax on 400,000 in shares of the company',
])('%s is no sum', (question) => {
  expect(converse(question)).toBeUndefined()
})

test.each([
  ['My uncle left me 45,000 euros, what is left after tax?', '€32,330.70 is left.'],
  ['My grandmother left me 40,000, how much inheritance tax and what do I keep?', '€37,521.40 is left.'],
])('what is left is told where it is asked: %s', (question, left) => {
  expect(findEnglishSum(question, [], day, book)?.text).toContain(left)
})

test.each([
  ['My mother died and left 90,000. I have one brother. How much inheritance tax do we each pay?', '€1,877 per person'],
  ['My father died, my mother died years ago. He left 200,000 and we are three children. How much inheritance tax each?', '€4,043.66 per person'],
])('who inherits with brothers and sisters who are only told of pays over an own part: %s', (question, tax) => {
  expect(findEnglishSum(question, [], day, book)?.text).toContain(tax)
})

test('a brother who is told of divides nothing where one alone is asked about', () => {
  const text = findEnglishSum('My father died and left me 50,000. I have one brother. How much inheritance tax do I pay?', [], day, book)?.text
  expect(text ?? '').not.toContain('per person')
})
