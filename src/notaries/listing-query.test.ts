/** The address of the listing: what cannot be read is left out, what is chosen stays. */
import { expect, test } from 'vitest'
import { hasIdleFields, listingAddress, readListingQuery } from './listing-query.ts'

const read = (search: string) => readListingQuery(new URLSearchParams(search))
const nothing = { place: undefined, deed: undefined, language: undefined, maxPriceCents: undefined, minRating: undefined, order: 'passend' }

test('no choice is the plain list', () => {
  expect(read('')).toEqual(nothing)
  expect(listingAddress(read(''))).toBe('/notaries')
})

test('every choice is read', () => {
  expect(read('plaats=+Den+Bosch+&akte=testament&taal=Engels&prijs=600&beoordeling=8,5&sorteer=naam')).toEqual({
    place: 'Den Bosch',
    deed: 'testament',
    language: 'Engels',
    maxPriceCents: 60_000,
    minRating: 8.5,
    order: 'naam',
  })
})

test.each([
  'akte=erfpachtgedoe',
  'prijs=goedkoop',
  'prijs=-5',
  'prijs=1e99',
  'prijs=Infinity',
  'beoordeling=11',
  'beoordeling=0',
  'beoordeling=NaN',
  'sorteer=betaling',
  `plaats=${'x'.repeat(61)}`,
  'plaats=%20%20',
  'iets=anders',
  'akte=__proto__',
])('%s counts as not chosen', (search) => {
  expect(read(search)).toEqual(nothing)
})

test('one unreadable choice leaves the others alone', () => {
  expect(read('plaats=Utrecht&prijs=veel')).toEqual({ ...nothing, place: 'Utrecht' })
})

test.each(['plaats=Utrecht', 'akte=huis-kopen&prijs=650', 'taal=Frans&beoordeling=9.5&sorteer=prijs', 'plaats=%27s-Hertogenbosch%26co'])(
  '%s is written as it was read',
  (search) => {
    expect(read(listingAddress(read(search)).replace('/notaries?', ''))).toEqual(read(search))
  },
)

test('fields that a form sends without a choice are told from an address that somebody made', () => {
  expect(hasIdleFields(new URLSearchParams('plaats=&akte=testament'))).toBe(true)
  expect(hasIdleFields(new URLSearchParams('akte=testament&sorteer=passend'))).toBe(true)
  expect(hasIdleFields(new URLSearchParams('akte=testament&utm_source='))).toBe(false)
})
