import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadFigures } from '../load-figures.ts'
import { calculateVat } from './vat.ts'

const book = loadFigures('content')
const day = '2026-11-20'

test.each([
  [85_000, 17_850, 102_850],
  [75_000, 15_750, 90_750],
  [1, 0, 1],
])('%i cents without btw have %i cents of btw', (amountCents, vatCents, inclusiveCents) => {
  expect(calculateVat(book, day, amountCents, 'exclusive')).toEqual({ exclusiveCents: amountCents, vatCents, inclusiveCents, percent: 21 })
})

test.each([
  [121_000, 100_000],
  [50_000, 41_322],
])('%i cents with btw are %i without', (inclusiveCents, exclusiveCents) => {
  expect(calculateVat(book, day, inclusiveCents, 'inclusive')).toMatchObject({ exclusiveCents, vatCents: inclusiveCents - exclusiveCents, inclusiveCents })
})

test('taking btw out undoes putting it on', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), (cents) => {
      const { inclusiveCents } = calculateVat(book, day, cents, 'exclusive')
      expect(calculateVat(book, day, inclusiveCents, 'inclusive').exclusiveCents).toBe(cents)
    }),
  )
})
