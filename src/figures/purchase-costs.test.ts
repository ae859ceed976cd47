import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadFigures } from './load-figures.ts'
import { calculatePurchaseCosts, type PurchaseCostsInput } from './purchase-costs.ts'

const book = loadFigures('content')
const day = '2026-11-20'
const input: PurchaseCostsInput = { priceCents: 40_000_000, use: 'own-home', buyers: [{ shareBasisPoints: 10_000, age: 40 }], mortgage: true }

describe('buying a home of 400.000', () => {
  test('adds tax, both deeds and the quality fund of both', () => {
    const { minCents, maxCents, items } = calculatePurchaseCosts(book, day, input)
    expect(items.map(({ code, minCents: min, maxCents: max }) => [code, min, max])).toEqual([
      ['transfer-tax', 800_000, 800_000],
      ['delivery-deed', 60_000, 100_000],
      ['mortgage-deed', 41_500, 134_000],
      ['quality-fund', 1990, 1990],
      ['land-registry', 20_700, 36_200],
    ])
    expect([minCents, maxCents]).toEqual([924_190, 1_072_190])
  })

  test('needs one deed without a mortgage', () => {
    const { items, notIncluded } = calculatePurchaseCosts(book, day, { ...input, mortgage: false })
    expect(items.map((item) => item.code)).toEqual(['transfer-tax', 'delivery-deed', 'quality-fund', 'land-registry'])
    expect(notIncluded).not.toContain('mortgage-advice')
  })

  test('lists what has no figure as unknown instead of inventing it, in 2025 also the tariff of the Kadaster', () => {
    const gaps = ['registry-search', 'valuation', 'mortgage-advice', 'bank-guarantee', 'estate-agent']
    expect(calculatePurchaseCosts(book, day, input).notIncluded).toEqual(gaps)
    expect(calculatePurchaseCosts(book, '2025-06-01', input).notIncluded).toEqual(['land-registry', ...gaps])
  })

  test('names a figure for every item', () => {
    for (const item of calculatePurchaseCosts(book, day, input).items) {
      expect(item.figures.length).toBeGreaterThan(0)
      for (const id of item.figures) expect(book.has(id)).toBe(true)
    }
  })
})

test('the total is the sum of the items and never below the tax', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000_000 }), fc.boolean(), (priceCents, mortgage) => {
      const { minCents, maxCents, items, transferTax } = calculatePurchaseCosts(book, day, { ...input, priceCents, mortgage })
      expect(minCents).toBe(items.reduce((sum, item) => sum + item.minCents, 0))
      expect(maxCents).toBe(items.reduce((sum, item) => sum + item.maxCents, 0))
      expect(minCents).toBeGreaterThan(transferTax.taxCents)
      expect(maxCents).toBeGreaterThanOrEqual(minCents)
    }),
  )
})
