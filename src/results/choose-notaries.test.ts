import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { regionBook } from '../../tests/factories/regions.ts'
import type { Notary } from '../notaries/notary.ts'
import { chooseNotaries } from './choose-notaries.ts'

const book = regionBook()

function choose(all: readonly Notary[], place: string, deed: string | undefined = 'testament') {
  const { reach, notaries } = chooseNotaries(all, book, { spot: book.locate(place), deed })
  return [reach, notaries.map(({ name }) => name)]
}

test('who is in the region comes alone', () => {
  expect(choose([notary({ name: 'A' }), notary({ name: 'U', location: 'Utrecht' })], 'Amsterdam')).toEqual(['region', ['A']])
})

test('a place without a notary has the nearest ones, each with its distance', () => {
  const all = [
    notary({ name: 'E', location: 'Zeist' }),
    notary({ name: 'P', location: 'Amsterdam' }),
    notary({ name: 'M', location: 'Nieuw-Vennep' }),
    notary({ name: 'X', location: 'Atlantis' }),
  ]
  expect(choose(all, 'Hoofddorp')).toEqual(['near', ['M', 'P', 'E', 'X']])
  const { notaries, distances } = chooseNotaries(all, book, { spot: book.locate('Hoofddorp'), deed: 'testament' })
  expect(notaries.map(({ id }) => distances[id])).toEqual([
    'ongeveer 6 km van Hoofddorp',
    'ongeveer 16 km van Hoofddorp',
    'ongeveer 45 km van Hoofddorp',
    undefined,
  ])
})

test('nobody is in a postcode: the nearest come first, measured from its point', () => {
  const all = [notary({ name: 'A' }), notary({ name: 'U', location: 'Utrecht' })]
  expect(choose(all, '3511 AB')).toEqual(['near', ['U', 'A']])
  const { notaries, distances } = chooseNotaries(all, book, { spot: book.locate('3511'), deed: 'testament' })
  expect(notaries.map(({ id }) => distances[id])).toEqual(['ongeveer 1 km van postcode 3511', 'ongeveer 35 km van postcode 3511'])
})

test('in a municipality the places in it are told apart by their distance, the place itself has none', () => {
  const [near, here] = [notary({ location: 'Nieuw-Vennep' }), notary({ location: 'Hoofddorp' })]
  expect(chooseNotaries([near, here], book, { spot: book.locate('Haarlemmermeer'), deed: 'testament' }).distances).toEqual({
    [near.id]: 'ongeveer 6 km van Haarlemmermeer',
  })
})

test('a province without a notary has those of the country, without a distance', () => {
  const { reach, distances } = chooseNotaries([notary()], book, { spot: book.locate('provincie Utrecht'), deed: 'testament' })
  expect([reach, distances]).toEqual(['country', {}])
})

test('only who makes the deed counts', () => {
  const all = [notary({ name: 'Testament' }), notary({ name: 'Bv', prices: [notaryPrice({ deed: 'bv-oprichten' })] })]
  expect(choose(all, 'Amsterdam', 'bv-oprichten')).toEqual(['region', ['Bv']])
})

test('an unknown region shows the whole country, nobody at all an empty list', () => {
  expect(choose([notary({ name: 'A' })], 'Atlantis')).toEqual(['country', ['A']])
  expect(choose([], 'Amsterdam')).toEqual(['region', []])
  expect(choose([], 'Atlantis')).toEqual(['country', []])
})
