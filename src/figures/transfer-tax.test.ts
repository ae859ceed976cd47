import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_CENTS } from './cents.ts'
import { loadFigures } from './load-figures.ts'
import { calculateTransferTax, type Buyer, type PropertyUse } from './transfer-tax.ts'

const book = loadFigures('content')
const day = '2026-11-20'
const WHOLE = 10_000

const alone = (age?: number, exemptionUsed = false): Buyer[] => [{ shareBasisPoints: WHOLE, age, exemptionUsed }]
const pair = (first: number, second: number, share = 5000): Buyer[] => [
  { shareBasisPoints: share, age: first },
  { shareBasisPoints: WHOLE - share, age: second },
]
/** Tax in euros for a price in euros. */
function tax(price: number, buyers: Buyer[], use: PropertyUse = 'own-home', on = day): number {
  return calculateTransferTax(book, on, { priceCents: price * 100, use, buyers }).taxCents / 100
}

describe('own home', () => {
  test('above the limit a starter pays 2% over the whole price', () => expect(tax(560_000, alone(28))).toBe(11_200))
  test('exactly at the limit a starter pays nothing', () => expect(tax(555_000, alone(28))).toBe(0))
  test('one euro above the limit the exemption is gone', () => expect(tax(555_001, alone(28))).toBe(11_100.02))
  test('the exemption starts at 18', () => expect([tax(200_000, alone(17)), tax(200_000, alone(18))]).toEqual([4000, 0]))
  test('the exemption ends at 35', () => expect([tax(200_000, alone(34)), tax(200_000, alone(35))]).toEqual([0, 4000]))
  test('without an age there is no exemption', () => expect(tax(200_000, alone())).toBe(4000))
  test('who used the exemption before pays', () => expect(tax(200_000, alone(28, true))).toBe(4000))
  test('of two buyers of 36 and 33 only the older pays, over the own half', () => expect(tax(400_000, pair(36, 33))).toBe(4000))
  test('the share decides how much is exempt', () => expect(tax(400_000, pair(36, 33, 7000))).toBe(5600))
  test('the limit looks at the whole home, not at a share', () => expect(tax(600_000, pair(28, 28))).toBe(12_000))
  test('the limit of the year of the deed counts', () =>
    expect([tax(540_000, alone(28)), tax(540_000, alone(28), 'own-home', '2025-06-01')]).toEqual([0, 10_800]))
})

test('of two buyers who each have half, the one who will not live there pays the rate of another home, and no exemption', () => {
  const buyers = pair(28, 30).map((buyer, index) => ({ ...buyer, livesElsewhere: index === 1 }))
  expect(tax(400_000, buyers)).toBe(16_000)
})

describe('other property', () => {
  test('a second home costs 8%, whatever the age', () => expect(tax(300_000, alone(28), 'other-dwelling')).toBe(24_000))
  test('a second home cost 10,4% in 2025', () => expect(tax(300_000, alone(28), 'other-dwelling', '2025-06-01')).toBe(31_200))
  test('business property costs 10,4%', () => expect(tax(250_000, alone(50), 'non-dwelling')).toBe(26_000))
})

describe('steps', () => {
  test('name per buyer what applied, the base, the rate and the figures', () => {
    const { steps } = calculateTransferTax(book, day, { priceCents: 40_000_000, use: 'own-home', buyers: pair(36, 33) })
    expect(steps).toEqual([
      { code: 'taxed', buyer: 0, baseCents: 20_000_000, percent: 2, taxCents: 400_000, figures: ['ovb-eigen-woning'] },
      {
        code: 'starter-exempt',
        buyer: 1,
        baseCents: 20_000_000,
        percent: 0,
        taxCents: 0,
        figures: ['startersvrijstelling-grens', 'startersvrijstelling-leeftijd-vanaf', 'startersvrijstelling-leeftijd-tot'],
      },
    ])
  })

  test('tell a buyer who is young enough that the price is too high', () => {
    const { steps } = calculateTransferTax(book, day, { priceCents: 60_000_000, use: 'own-home', buyers: pair(36, 33) })
    expect(steps.map((step) => step.code)).toEqual(['taxed', 'above-starter-limit'])
  })
})

describe('refuses', () => {
  const input = { priceCents: 100, use: 'own-home' as const, buyers: alone(28) }
  test('shares that do not add up', () => expect(() => calculateTransferTax(book, day, { ...input, buyers: [{ shareBasisPoints: 9000 }] })).toThrow(RangeError))
  test('an amount that is not whole cents', () => expect(() => calculateTransferTax(book, day, { ...input, priceCents: 0.5 })).toThrow(RangeError))
  test('an amount above a billion', () => expect(() => calculateTransferTax(book, day, { ...input, priceCents: MAX_CENTS + 1 })).toThrow(RangeError))
  test('a day without figures', () => expect(() => calculateTransferTax(book, '2027-01-01', input)).toThrow('no figure ovb-eigen-woning on 2027-01-01'))
})

describe('for any purchase', () => {
  const uses = fc.constantFrom<PropertyUse>('own-home', 'other-dwelling', 'non-dwelling')
  const ages = fc.option(fc.integer({ min: 10, max: 99 }), { nil: undefined })
  const buyers = fc.tuple(fc.integer({ min: 0, max: WHOLE }), ages, ages, fc.boolean()).map(([share, first, second, used]): Buyer[] => [
    { shareBasisPoints: share, age: first, exemptionUsed: used },
    { shareBasisPoints: WHOLE - share, age: second },
  ])
  const prices = fc.integer({ min: 0, max: 500_000_000 })

  test('tax is never negative, never above the rate, and the sum of its steps', () => {
    fc.assert(
      fc.property(prices, uses, buyers, (priceCents, use, group) => {
        const { taxCents, steps } = calculateTransferTax(book, day, { priceCents, use, buyers: group })
        expect(taxCents).toBeGreaterThanOrEqual(0)
        expect(taxCents).toBeLessThanOrEqual(priceCents * 0.104)
        expect(taxCents).toBe(steps.reduce((sum, step) => sum + step.taxCents, 0))
      }),
    )
  })

  test('a higher price never costs less tax', () => {
    fc.assert(
      fc.property(prices, prices, uses, buyers, (a, b, use, group) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((priceCents) => calculateTransferTax(book, day, { priceCents, use, buyers: group }).taxCents)
        expect(low).toBeLessThanOrEqual(high ?? -1)
      }),
    )
  })

  test('splitting over two equal buyers loses at most a cent each', () => {
    fc.assert(
      fc.property(prices, uses, (priceCents, use) => {
        const whole = calculateTransferTax(book, day, { priceCents, use, buyers: alone(50) }).taxCents
        const split = calculateTransferTax(book, day, { priceCents, use, buyers: pair(50, 50) }).taxCents
        expect(whole - split).toBeGreaterThanOrEqual(0)
        expect(whole - split).toBeLessThanOrEqual(2)
      }),
    )
  })
})
