import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHomeEquity } from './home-equity.ts'

test('each owner of a half gets half of what is left after the mortgage', () => {
  expect(divideHomeEquity({ valueCents: 42_000_000, debtCents: 26_000_000, shareBasisPoints: 5000 })).toEqual({
    equityCents: 16_000_000,
    ownCents: 8_000_000,
    otherCents: 8_000_000,
  })
})

test('unequal owners get unequal parts', () => {
  const { ownCents, otherCents } = divideHomeEquity({ valueCents: 50_000_000, debtCents: 35_000_000, shareBasisPoints: 6000 })
  expect([ownCents, otherCents]).toEqual([9_000_000, 6_000_000])
})

test('a mortgage above the value is a shortage that both bear', () => {
  const { equityCents, otherCents } = divideHomeEquity({ valueCents: 30_000_000, debtCents: 32_000_000, shareBasisPoints: 5000 })
  expect([equityCents, otherCents]).toEqual([-2_000_000, 1_000_000])
})

test('the parts add up to the whole', () => {
  const cents = fc.integer({ min: 0, max: 1e10 })
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 10_000 }), (valueCents, debtCents, shareBasisPoints) => {
      const { equityCents, ownCents, otherCents } = divideHomeEquity({ valueCents, debtCents, shareBasisPoints })
      expect(ownCents + otherCents).toBe(Math.abs(equityCents))
      expect(Math.min(ownCents, otherCents)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('refuses a share that cannot be', () => {
  expect(() => divideHomeEquity({ valueCents: 100, debtCents: 0, shareBasisPoints: 10_001 })).toThrow(RangeError)
})
