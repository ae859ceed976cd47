/** A price in parts: what is missing stays missing. */
import { expect, test } from 'vitest'
import { deeds } from './deed.ts'
import { givenParts, isAllIn, missingParts, neededParts, pricePartKeys, toldParts, totalOf } from './price-parts.ts'
import { pricePartsSchema } from './price-parts.schema.ts'
import { pricePartHints, pricePartLabels } from './price-parts.nl.ts'

test('the total is what was given, and of nothing there is no total', () => {
  expect(totalOf({ fee: 40_000, vat: 8_400 })).toBe(48_400)
  expect(totalOf({ fee: 0 })).toBe(0)
  expect(totalOf({})).toBeUndefined()
})

test('a transfer has the Kadaster, a testament its register, a contract for living together neither', () => {
  expect(neededParts('huis-kopen')).toEqual(['fee', 'vat', 'landRegistry', 'other'])
  expect(neededParts('testament')).toEqual(['fee', 'vat', 'registers', 'other'])
  expect(neededParts('samenlevingscontract')).toEqual(['fee', 'vat', 'other'])
})

test('a part that nobody gave is missing, and zero is an answer', () => {
  const parts = { fee: 40_000, vat: 8_400, other: 0 }
  expect(missingParts('testament', parts)).toEqual(['registers'])
  expect(isAllIn('testament', parts)).toBe(false)
  expect(isAllIn('samenlevingscontract', parts)).toBe(true)
  expect(givenParts(parts)).toEqual(['fee', 'vat', 'other'])
})

test('a part that the deed does not need counts in the total and makes nothing whole', () => {
  const parts = { fee: 40_000, vat: 8_400, landRegistry: 18_100 }
  expect(totalOf(parts)).toBe(66_500)
  expect(missingParts('testament', parts)).toEqual(['registers', 'other'])
})

test('what is told of a price is what was given and what is missing, in the order of the parts', () => {
  expect(toldParts('testament', { fee: 40_000, landRegistry: 100 })).toEqual(['fee', 'vat', 'landRegistry', 'registers', 'other'])
  expect(toldParts('testament', { fee: 40_000 })).toEqual(['fee', 'vat', 'registers', 'other'])
})

test('of a deed that is not on the list any more, what every deed has is needed', () => {
  expect(neededParts('vervallen')).toEqual(['fee', 'vat', 'other'])
})

test('no deed needs both the Kadaster and a register, and every part has words', () => {
  expect(deeds.filter(({ registrations }) => registrations.length > 1)).toEqual([])
  for (const key of pricePartKeys) expect([pricePartLabels[key], pricePartHints[key]]).not.toContain('')
})

test('an amount below zero, in halves of cents or of another part is refused', () => {
  for (const wrong of [{ fee: -1 }, { fee: 10.5 }, { kadaster: 100 }, { fee: 99_999_999 }]) expect(pricePartsSchema.safeParse(wrong).success).toBe(false)
  expect(pricePartsSchema.parse({ fee: 0 })).toEqual({ fee: 0 })
})
