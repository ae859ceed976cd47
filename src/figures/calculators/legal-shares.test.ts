import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideEstate, divideWithoutChildren } from './legal-shares.ts'

test('a partner and children get equal parts, and each child has a claim', () => {
  expect(divideEstate({ estateCents: 24_000_000, children: 2, partner: true })).toEqual({
    heirs: 3,
    shareCents: 8_000_000,
    forcedCents: 4_000_000,
    claimsCents: 16_000_000,
  })
})

test('without a partner the children share everything and nobody owes them', () => {
  expect(divideEstate({ estateCents: 20_000_000, children: 2, partner: false })).toEqual({
    heirs: 2,
    shareCents: 10_000_000,
    forcedCents: 5_000_000,
    claimsCents: 0,
  })
})

test('the parts never add up to more than the estate, and no cent too many is left', () => {
  const estates = fc.record({ estateCents: fc.integer({ min: 0, max: 1e10 }), children: fc.integer({ min: 1, max: 20 }), partner: fc.boolean() })
  fc.assert(
    fc.property(estates, (estate) => {
      const { heirs, shareCents, forcedCents } = divideEstate(estate)
      const restCents = estate.estateCents - shareCents * heirs
      expect(restCents).toBeGreaterThanOrEqual(0)
      expect(restCents).toBeLessThan(heirs)
      expect(forcedCents).toBe(Math.floor(estate.estateCents / (2 * heirs)))
    }),
  )
})

test.each([
  { estateCents: -1, children: 1, partner: true },
  { estateCents: 100, children: 0, partner: true },
  { estateCents: 100, children: 1.5, partner: false },
])('refuses what cannot be: %j', (input) => expect(() => divideEstate(input)).toThrow(RangeError))

describe('without spouse and children the parents, brothers and sisters share', () => {
  test.each([
    [
      { parents: 2, siblings: 1, halfSiblings: 0 },
      { parentCents: 3_000, siblingCents: 3_000, halfSiblingCents: 0 },
    ],
    [
      { parents: 1, siblings: 3, halfSiblings: 0 },
      { parentCents: 2_250, siblingCents: 2_250, halfSiblingCents: 0 },
    ],
    [
      { parents: 2, siblings: 3, halfSiblings: 0 },
      { parentCents: 2_250, siblingCents: 1_500, halfSiblingCents: 0 },
    ],
    [
      { parents: 1, siblings: 4, halfSiblings: 0 },
      { parentCents: 2_250, siblingCents: 1_687, halfSiblingCents: 0 },
    ],
    [
      { parents: 0, siblings: 1, halfSiblings: 1 },
      { parentCents: 0, siblingCents: 6_000, halfSiblingCents: 3_000 },
    ],
    [
      { parents: 1, siblings: 0, halfSiblings: 0 },
      { parentCents: 9_000, siblingCents: 0, halfSiblingCents: 0 },
    ],
    [
      { parents: 2, siblings: 0, halfSiblings: 0 },
      { parentCents: 4_500, siblingCents: 0, halfSiblingCents: 0 },
    ],
  ])('%j -> %j', (heirs, shares) => expect(divideWithoutChildren({ estateCents: 9_000, ...heirs })).toEqual(shares))

  test('the parts never add up to more than the estate, and no cent too many is left', () => {
    const estates = fc.record({
      estateCents: fc.integer({ min: 0, max: 1e10 }),
      parents: fc.integer({ min: 0, max: 2 }),
      siblings: fc.integer({ min: 1, max: 9 }),
      halfSiblings: fc.integer({ min: 0, max: 9 }),
    })
    fc.assert(
      fc.property(estates, (estate) => {
        const { parentCents, siblingCents, halfSiblingCents } = divideWithoutChildren(estate)
        const restCents = estate.estateCents - parentCents * estate.parents - siblingCents * estate.siblings - halfSiblingCents * estate.halfSiblings
        expect(restCents).toBeGreaterThanOrEqual(0)
        expect(restCents).toBeLessThan(estate.parents + estate.siblings + estate.halfSiblings)
        if (estate.parents > 0) expect(parentCents).toBeGreaterThanOrEqual(Math.floor(estate.estateCents / 4))
      }),
    )
  })

  test.each([
    { estateCents: 100, parents: 0, siblings: 0, halfSiblings: 0 },
    { estateCents: 100, parents: 3, siblings: 0, halfSiblings: 0 },
    { estateCents: -1, parents: 1, siblings: 0, halfSiblings: 0 },
  ])('refuses what cannot be: %j', (input) => expect(() => divideWithoutChildren(input)).toThrow(RangeError))
})
