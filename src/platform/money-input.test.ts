import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEuros, parsePrice, plainEuros, tidyEuros } from './money-input.ts'
import { formatEuros } from './number-format.ts'

test.each([
  ['450000', 450_000],
  ['450.000', 450_000],
  ['€ 450.000,-', 450_000],
  ['€450.000,--', 450_000],
  ['€\u00a0450.000,00', 450_000],
  ['450.000 euro', 450_000],
  ['EUR 450.000', 450_000],
  ['450 000', 450_000],
  ["450'000", 450_000],
  ['450,000', 450_000],
  ['450,000.50', 450_000.5],
  ['450000,50', 450_000.5],
  ['450000.5', 450_000.5],
  ['1.250.000', 1_250_000],
  ['450.000,=', 450_000],
  ['450.000.', 450_000],
  [' 1.500 ', 1500],
  ['9,95', 9.95],
  ['0', 0],
  ['４５０．０００', 450_000],
])('%s is understood', (text, euros) => {
  expect(parseEuros(text)).toBe(Math.round(euros * 100))
})

test.each(['', 'veel', '4,5 ton', '450k', '45.00.0', '450.0000', '1.2345', '-5000', '12,345,6', '450.000,505', '1e5', 'NaN', '0x10', '€'])(
  '%j is not taken for an amount',
  (text) => {
    expect(parseEuros(text)).toBeUndefined()
  },
)

test.each([
  ['4 ton', 400_000],
  ['4,5 ton', 450_000],
  ['€ 4.35 ton', 435_000],
  ['450k', 450_000],
  ['450 duizend euro', 450_000],
  ['1,2 miljoen', 1_200_000],
  ['1.25 mln', 1_250_000],
  ['450.000,-', 450_000],
])('as a price %s is understood as people say it', (text, euros) => {
  expect(parsePrice(text)).toBe(euros * 100)
})

test.each(['vier ton', 'ton', '4.500 ton', '4,5,0 ton', '-4 ton', '4 tonnen', 'miljoen'])('as a price too %j is not taken for an amount', (text) => {
  expect(parsePrice(text)).toBeUndefined()
})

test('what the field or the address shows reads back as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000_000 }), (cents) => {
      expect(parseEuros(formatEuros(cents))).toBe(cents)
      expect(parseEuros(plainEuros(cents))).toBe(cents)
    }),
  )
})

test('no text makes the reader throw or return a part of a cent', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,\- €k]*$/), (text) => {
      expect(Number.isInteger(parseEuros(text) ?? 0)).toBe(true)
    }),
  )
})

test('an amount is shown in Dutch notation, anything else as it was typed', () => {
  expect([tidyEuros('450000'), tidyEuros('450000.5'), tidyEuros('vier ton')]).toEqual(['450.000', '450.000,50', 'vier ton'])
  expect(tidyEuros('4,5 ton', parsePrice)).toBe('450.000')
})
