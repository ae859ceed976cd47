import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateGiftTax, type GiftRelation, type GiftTaxInput } from './gift-tax.ts'
import { loadFigures } from './load-figures.ts'

const book = loadFigures('content')
const day = '2026-11-20'

/** Tax in euros for a gift in euros. */
const tax = (received: number, input: Omit<GiftTaxInput, 'receivedCents'>, on = day): number =>
  calculateGiftTax(book, on, { ...input, receivedCents: received * 100 }).taxCents / 100

describe('yearly exemption', () => {
  test('a child has 6.908 in 2026', () => expect([tax(6908, { relation: 'child' }), tax(10_000, { relation: 'child' })]).toEqual([0, 309.2]))
  test('a child had 6.713 in 2025', () => expect(tax(10_000, { relation: 'child' }, '2025-03-01')).toBe(328.7))
  test('a grandchild has the small exemption and pays 18%', () => expect(tax(15_000, { relation: 'grandchild' })).toBe(2201.58))
  test('a friend has the small exemption and pays 30%', () => expect(tax(5000, { relation: 'other' })).toBe(669.3))
  test('a partner has the small exemption and pays 10%', () => expect(tax(12_000, { relation: 'partner' })).toBe(923.1))
  test('above the bracket a child pays 20%', () => expect(tax(300_000, { relation: 'child' })).toBe(42_751.5))
})

describe('raised exemption', () => {
  const child = { relation: 'child', oneTimeRaise: 'free' } as const
  test('is used only when asked for', () => expect([tax(50_000, { relation: 'child', age: 32 }), tax(50_000, { ...child, age: 32 })]).toEqual([4309.2, 1687.1]))
  test('holds from 18 until 40', () => {
    expect([17, 18, 39, 40].map((age) => calculateGiftTax(book, day, { ...child, age, receivedCents: 100 }).raised)).toEqual([false, true, true, false])
  })
  test('needs an age', () => expect(tax(50_000, child)).toBe(4309.2))
  test('is only for children', () => expect(tax(50_000, { relation: 'grandchild', oneTimeRaise: 'free', age: 20 })).toBe(8501.58))
  test('replaces the yearly one and is not added to it', () => expect(tax(33_129 + 6908, { ...child, age: 20 })).toBe(690.8))
  test('is higher for a costly study', () => {
    const study = { relation: 'child', oneTimeRaise: 'study' } as const
    expect([tax(69_009, { ...study, age: 20 }), tax(70_009, { ...study, age: 20 }), tax(50_000, { ...study, age: 41 })]).toEqual([0, 100, 4309.2])
  })
  test('is refused for a year without that figure', () => expect(() => tax(50_000, { ...child, age: 20 }, '2025-03-01')).toThrow('no figure'))
})

describe('for any gift', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
  const relations = fc.constantFrom<GiftRelation>('partner', 'child', 'grandchild', 'great-grandchild', 'parent', 'other')

  test('tax is never negative, and a bigger gift never costs less', () => {
    fc.assert(
      fc.property(amounts, amounts, relations, (a, b, relation) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((receivedCents) => calculateGiftTax(book, day, { receivedCents, relation }).taxCents)
        expect(low).toBeGreaterThanOrEqual(0)
        expect(low).toBeLessThanOrEqual(high ?? -1)
      }),
    )
  })

  test('the raised exemption never makes a gift dearer', () => {
    fc.assert(
      fc.property(amounts, fc.integer({ min: 10, max: 60 }), (receivedCents, age) => {
        const plain = calculateGiftTax(book, day, { receivedCents, relation: 'child', age }).taxCents
        expect(calculateGiftTax(book, day, { receivedCents, relation: 'child', age, oneTimeRaise: 'free' }).taxCents).toBeLessThanOrEqual(plain)
      }),
    )
  })
})
