/** The places that a search names: a postcode is one, a year and an amount are none. */
import { expect, test } from 'vitest'
import { loadRegions } from '../../regions/load-regions.ts'
import { findPlaces } from './find-places.ts'

const regions = loadRegions('content')
const found = (typed: string) =>
  findPlaces(typed, { strange: new Set(), isPlainWord: () => false, readAs: undefined }, regions).map(({ region }) => region.slug)

test.each([
  ['3511', ['utrecht']],
  ['3511 AB', ['utrecht']],
  ['notaris 3511 ab', ['utrecht']],
  ['testament 1012', ['amsterdam']],
  ['postcode 2011', ['haarlem']],
  ['2011', ['haarlem']],
])('%s names %s', (typed, slugs) => {
  expect(found(typed)).toEqual(slugs)
})

test.each(['erfbelasting 2026', 'tarieven 2025 en', 'schenken 5000', 'schenking 2500 euro', 'wet van 1992'])('the number in %j is no place', (typed) => {
  expect(found(typed)).toEqual([])
})
