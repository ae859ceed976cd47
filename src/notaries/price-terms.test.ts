/** What is said of a price: true for every combination of its parts. */
import { expect, test } from 'vitest'
import { notaryPrice } from '../../tests/factories/notaries.ts'
import { deeds } from '../deeds/deed.ts'
import { givenParts, missingParts, pricePartKeys, type PriceParts } from '../deeds/price-parts.ts'
import { describeTerms, priceTerms } from './notaries.nl.ts'
import { settlePrice } from './notary-draft.ts'

/** Each part told, told to be nothing, or not told. */
const everyParts: PriceParts[] = pricePartKeys.reduce<PriceParts[]>(
  (before, key) => before.flatMap((parts) => [parts, { ...parts, [key]: 0 }, { ...parts, [key]: 10_000 }]),
  [{}],
)
const everyPrice = deeds.flatMap(({ slug }) =>
  everyParts.flatMap((parts) => [true, false].map((allIn) => settlePrice(notaryPrice({ deed: slug, parts, allIn })))),
)

test('btw is said to be in a price exactly where it is', () => {
  for (const price of everyPrice) {
    const hasVat = givenParts(price.parts).length === 0 || (price.parts.vat ?? 0) > 0
    expect([price, describeTerms(price).includes('ncl. btw')]).toEqual([price, hasVat])
    expect([price, priceTerms(price) === 'zonder btw']).toEqual([price, givenParts(price.parts).length > 0 && price.parts.vat === undefined])
  }
})

test('all costs are said to be in a price exactly where nothing is missing, and what is missing has its name', () => {
  for (const price of everyPrice) {
    const isWhole = givenParts(price.parts).length === 0 ? price.allIn : missingParts(price.deed, price.parts).length === 0
    const told = describeTerms(price)
    expect([price, /alle kosten/i.test(told)]).toEqual([price, isWhole])
    expect([price, /Niet opgegeven|Er kunnen nog kosten/.test(told)]).toEqual([price, !isWhole])
  }
})

test.each([
  [{}, true, 'Incl. btw en alle kosten.'],
  [{}, false, 'Incl. btw. Er kunnen nog kosten bij komen.'],
  [{ fee: 40_000 }, false, 'Zonder btw. Niet opgegeven: btw, registers en andere kosten.'],
  [{ fee: 40_000, vat: 8_400 }, false, 'Incl. btw. Niet opgegeven: registers en andere kosten.'],
  [{ vat: 8_400, registers: 0, other: 0 }, false, 'Incl. btw. Niet opgegeven: honorarium.'],
  [{ fee: 40_000, vat: 0, registers: 0, other: 0 }, false, 'Alle kosten zitten erin, er komt geen btw bij.'],
] as [PriceParts, boolean, string][])('the parts %j of a will, all in %s: %s', (parts, allIn, told) => {
  expect(describeTerms(settlePrice(notaryPrice({ parts, allIn })))).toBe(told)
})
