import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { regionBook } from '../../tests/factories/regions.ts'
import type { Notary } from '../notaries/notary.ts'
import { chooseNotaries } from './choose-notaries.ts'

const book = regionBook()

function choose(all: readonly Notary[], place: string, deed: string | undefined = 'testament') {
  const { reach, area, notaries } = chooseNotaries(all, book, { region: book.find(place), deed })
  return [reach, area?.slug, notaries.map(({ name }) => name)]
}

test('who is in the region comes alone', () => {
  expect(choose([notary({ name: 'A' }), notary({ name: 'U', location: 'Utrecht' })], 'Amsterdam')).toEqual(['region', 'amsterdam', ['A']])
})

test('a place without a notary looks in its municipality, then its province, then the country', () => {
  const inMunicipality = notary({ name: 'M', location: 'Nieuw-Vennep' })
  const inProvince = notary({ name: 'P', location: 'Amsterdam' })
  const elsewhere = notary({ name: 'E', location: 'Zeist' })
  expect(choose([inMunicipality, inProvince, elsewhere], 'Hoofddorp')).toEqual(['municipality', 'haarlemmermeer', ['M']])
  expect(choose([inProvince, elsewhere], 'Hoofddorp')).toEqual(['province', 'noord-holland', ['P']])
  expect(choose([elsewhere], 'Hoofddorp')).toEqual(['country', undefined, ['E']])
})

test('the province called as a town is not taken for the town', () => {
  expect(choose([notary({ name: 'Z', location: 'Zeist' })], 'De Meern')).toEqual(['province', 'provincie-utrecht', ['Z']])
})

test('only who makes the deed counts', () => {
  const all = [notary({ name: 'Testament' }), notary({ name: 'Bv', prices: [notaryPrice({ deed: 'bv-oprichten' })] })]
  expect(choose(all, 'Amsterdam', 'bv-oprichten')).toEqual(['region', 'amsterdam', ['Bv']])
})

test('an unknown region shows the whole country, nobody at all an empty list', () => {
  expect(choose([notary({ name: 'A' })], 'Atlantis')).toEqual(['country', undefined, ['A']])
  expect(choose([], 'Amsterdam')).toEqual(['region', 'amsterdam', []])
  expect(choose([], 'Atlantis')).toEqual(['country', undefined, []])
})
