/** The places that a search names: a postcode is one, a year and an amount are none. */
import { expect, test } from 'vitest'
import { loadRegions } from '../../regions/load-regions.ts'
import { findPlaces } from './find-places.ts'

const regions = loadRegions('content')
const found = (typed: string) => findPlaces(typed, { strange: new Set(), isPlainWord: () => false, readAs: undefined }, regions).map(({ spot }) => spot.slug)

test.each([
  ['3511', ['3511']],
  ['3511 AB', ['3511']],
  ['notaris 3511 ab', ['3511']],
  ['testament 1012', ['1012']],
  ['postcode 2011', ['2011']],
  ['2011', ['2011']],
])('%s names %s', (typed, slugs) => {
  expect(found(typed)).toEqual(slugs)
})

test.each(['erfbelasting 2026', 'tarieven 2025 en', 'schenken 5000', 'schenking 2500 euro', 'wet van 1992'])('the number in %j is no place', (typed) => {
  expect(found(typed)).toEqual([])
})
