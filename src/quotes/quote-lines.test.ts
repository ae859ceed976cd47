import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pricePartKeys } from '../deeds/price-parts.ts'
import { lowestWhole, sumOf, type QuoteLines } from './quote-lines.ts'

const asked = ['fee', 'vat', 'registers'] as const

test('a line that is missing is told, and is never nothing', () => {
  expect(sumOf({ fee: 45_000, vat: 9_450 }, asked)).toEqual({ cents: 54_450, missing: ['registers'], difference: undefined })
  expect(sumOf({ fee: 45_000, vat: 9_450, registers: 0 }, asked)).toEqual({ cents: 54_450, missing: [], difference: undefined })
})

test('a total alone counts, with all lines missing', () => {
  expect(sumOf({ total: 60_000 }, asked)).toEqual({ cents: 60_000, missing: [...asked], difference: undefined })
})

test('a total beside some of the lines is not lost: what is missing may stand in it', () => {
  expect(sumOf({ fee: 50_000, total: 120_000 }, asked)).toEqual({ cents: 120_000, missing: ['vat', 'registers'], difference: undefined })
  expect(sumOf({ fee: 50_000, total: 40_000 }, asked).cents).toBe(50_000)
})

test('a total that is another than its lines is told', () => {
  expect(sumOf({ fee: 45_000, vat: 9_450, registers: 1_000, total: 60_000 }, asked).difference).toBe(4_550)
  expect(sumOf({ fee: 45_000, vat: 9_450, registers: 1_000, total: 55_450 }, asked).difference).toBeUndefined()
})

test('what another party pays is no part of it', () => {
  expect(sumOf({ fee: 1, vat: 1, registers: 1, otherParty: 5_000 }, asked).cents).toBe(3)
})

const whole = (cents: number) => ({ cents, missing: [], difference: undefined })

test('the lowest is the lowest of the whole ones, and of one alone there is none', () => {
  expect(lowestWhole([whole(500), whole(400), { cents: 100, missing: ['fee'], difference: undefined }])).toBe(400)
  expect(lowestWhole([whole(500), { cents: 100, missing: ['fee'], difference: undefined }])).toBeUndefined()
})

test('to leave a line out never makes a quote the lowest', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 })
  const full = fc.record(Object.fromEntries(pricePartKeys.map((line) => [line, amount])))
  fc.assert(
    fc.property(full, full, fc.constantFrom(...pricePartKeys), (one, other, left) => {
      const { [left]: _gone, ...less } = one
      const sums = [less as QuoteLines, other as QuoteLines, one as QuoteLines].map((lines) => sumOf(lines, pricePartKeys))
      expect(sums[0]?.missing).toEqual([left])
      expect(lowestWhole(sums)).toBe(Math.min(sums[1]?.cents ?? 0, sums[2]?.cents ?? 0))
    }),
  )
})
