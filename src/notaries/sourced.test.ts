import { expect, test } from 'vitest'
import { notaryPrice } from '../../tests/factories/notaries.ts'
import { isSourced, originOf, sourcedPrices } from './sourced.ts'

test.each([
  ['Opgave', '2026-11-01', true],
  ['https://kantoor.example/tarieven', '2026-11-01', true],
  ['  ', '2026-11-01', false],
  ['Opgave', '', false],
  ['Opgave', '2026-02-30', false],
  [undefined, '2026-11-01', false],
  ['Opgave', null, false],
])('source %j with day %j: %s', (text, day, expected) => {
  expect(isSourced({ text, day })).toBe(expected)
  expect(originOf(text, day) !== undefined).toBe(expected)
})

test('a price needs a day of its own and the source of its office', () => {
  const [known, dayless] = [notaryPrice(), notaryPrice({ asOf: '' })]
  expect(sourcedPrices([known, dayless], { text: 'Opgave', day: '2026-11-01' })).toEqual([known])
  expect(sourcedPrices([known], undefined)).toEqual([])
})
