/** What the owner types for a click, and what clicks are worth: unknown is not nought. */
import { expect, test } from 'vitest'
import { readFee, worthOf } from './fee.ts'

test.each([
  ['', null],
  ['  ', null],
  ['1,50', 150],
  ['€ 2', 200],
  ['0.75', 75],
  ['0,5', 50],
  ['1000', 100_000],
  ['1.000', 100_000],
])('%j is %j cents', (text, cents) => {
  expect(readFee(text)).toEqual({ cents })
})

test.each(['0', '0,00', '-1', '1,505', '1000,01', 'twee', '1e3', '1,5 per klik', '٣'])('%j is no fee', (text) => {
  expect(readFee(text)).toEqual({ fault: 'amount' })
})

test('clicks are worth the fee of their day, and without any fee there is no worth', () => {
  expect(
    worthOf([
      { hits: 3, fee_cents: 150 },
      { hits: 10, fee_cents: null },
      { hits: 2, fee_cents: 200 },
    ]),
  ).toBe(850)
  expect([worthOf([{ hits: 10, fee_cents: null }]), worthOf([])]).toEqual([null, null])
})
