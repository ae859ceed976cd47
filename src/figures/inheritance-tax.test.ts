import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Relation } from './bracket-tax.ts'
import { calculateInheritanceTax } from './inheritance-tax.ts'
import { loadFigures } from './load-figures.ts'

const book = loadFigures('content')
const day = '2026-11-20'
const relations: Relation[] = ['partner', 'child', 'child-with-disability', 'grandchild', 'great-grandchild', 'parent', 'other']

/** Tax in euros for an amount in euros. */
const tax = (received: number, relation: Relation, on = day): number =>
  calculateInheritanceTax(book, on, { receivedCents: received * 100, relation }).taxCents / 100

describe('worked cases', () => {
  test('a friend who inherits 50.000 in 2026 pays 30% over what is above 2.769', () => expect(tax(50_000, 'other')).toBe(14_169.3))
  test('a child who inherits 300.000 in 2026 pays over both brackets', () => expect(tax(300_000, 'child')).toBe(38_887.1))
  test('a child who inherited 60.000 in 2025 pays by the figures of 2025', () => expect(tax(60_000, 'child', '2025-10-04')).toBe(3451))
  test('a partner pays nothing up to the exemption', () => expect([tax(828_035, 'partner'), tax(828_045, 'partner')]).toEqual([0, 1]))
  test('a grandchild has the exemption of a child and pays 18%', () => expect(tax(50_000, 'grandchild')).toBe(4278.6))
  test('a great-grandchild has the small exemption and pays 18%', () => expect(tax(50_000, 'great-grandchild')).toBe(8501.58))
  test('a child with a disability has a higher exemption', () => expect(tax(100_000, 'child-with-disability')).toBe(2132.9))
  test('parents together have one exemption and pay 30%', () => expect(tax(100_000, 'parent')).toBe(11_367))
  test('above the bracket others pay 40%', () => expect(tax(250_000, 'other')).toBe(83_025.5))
})

test('steps follow the calculation and name their figures', () => {
  const { steps } = calculateInheritanceTax(book, day, { receivedCents: 30_000_000, relation: 'child' })
  const bracket = 'belasting-schijfgrens'
  expect(steps).toEqual([
    { code: 'received', cents: 30_000_000, figures: [] },
    { code: 'exemption', cents: 2_623_000, figures: ['erf-vrijstelling-kind'] },
    { code: 'taxable', cents: 27_377_000, figures: [] },
    { code: 'first-bracket', cents: 1_586_690, baseCents: 15_866_900, percent: 10, figures: ['tarief-partner-kind-1', bracket] },
    { code: 'second-bracket', cents: 2_302_020, baseCents: 11_510_100, percent: 20, figures: ['tarief-partner-kind-2', bracket] },
  ])
})

const codes = (euros: number): string[] => calculateInheritanceTax(book, day, { receivedCents: euros * 100, relation: 'child' }).steps.map((step) => step.code)

test('a bracket without an amount has no step', () => {
  expect(codes(20_000)).toEqual(['received', 'exemption', 'taxable'])
  expect(codes(50_000)).toEqual(['received', 'exemption', 'taxable', 'first-bracket'])
})

test('a year without figures is refused', () => {
  expect(() => tax(50_000, 'child', '2027-01-01')).toThrow('no figure erf-vrijstelling-kind on 2027-01-01')
})

const centsFor = (receivedCents: number, relation: Relation, on: string): number => calculateInheritanceTax(book, on, { receivedCents, relation }).taxCents

describe('for any inheritance', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000_000 })
  const anyRelation = fc.constantFrom(...relations)
  const days = fc.constantFrom('2025-05-01', day)

  test('tax is whole cents, never negative and never above 40%', () => {
    fc.assert(
      fc.property(amounts, anyRelation, days, (cents, relation, on) => {
        const taxCents = centsFor(cents, relation, on)
        expect(Number.isInteger(taxCents)).toBe(true)
        expect(taxCents).toBeGreaterThanOrEqual(0)
        expect(taxCents).toBeLessThanOrEqual(cents * 0.4)
      }),
    )
  })

  test('who inherits more never pays less, and keeps more', () => {
    fc.assert(
      fc.property(amounts, amounts, anyRelation, days, (a, b, relation, on) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        const [lowTax, highTax] = [centsFor(low, relation, on), centsFor(high, relation, on)]
        expect(lowTax).toBeLessThanOrEqual(highTax)
        expect(low - lowTax).toBeLessThanOrEqual(high - highTax + 2)
      }),
    )
  })

  test('there is no jump: one euro more never costs more than the top rate and a rounding', () => {
    fc.assert(
      fc.property(amounts, anyRelation, days, (cents, relation, on) => {
        expect(centsFor(cents + 100, relation, on) - centsFor(cents, relation, on)).toBeLessThanOrEqual(42)
      }),
    )
  })

  test('there is no jump at the exemption and at the bracket limit', () => {
    for (const relation of relations) {
      const exemption = calculateInheritanceTax(book, day, { receivedCents: 0, relation }).steps.find((step) => step.code === 'exemption')?.cents ?? 0
      for (const edge of [exemption, exemption + 15_866_900]) {
        expect(centsFor(edge + 100, relation, day) - centsFor(edge, relation, day)).toBeLessThanOrEqual(40)
        expect(centsFor(edge, relation, day) - centsFor(edge - 100, relation, day)).toBeLessThanOrEqual(40)
      }
    }
  })
})
