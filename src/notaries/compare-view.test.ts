/** Two or three notaries side by side, and a friendly word for any other number. */
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { viewComparison } from './compare-view.ts'

const price = (deed: string, euros: number) => notaryPrice({ deed, amountCents: euros * 100 })
const offices = [
  notary({ id: 'a', name: 'A', rating: 9, prices: [price('testament', 508), price('huis-kopen', 700)] }),
  notary({ id: 'b', name: 'B', rating: 9, prices: [price('testament', 600)] }),
  notary({ id: 'c', name: 'C', rating: 8, prices: [] }),
  notary({ id: 'd', name: 'D', prices: [price('testament', 508)] }),
]

const view = (search: string) => viewComparison(offices, new URLSearchParams(search))
const open = (search: string) => view(search).priceRows.flatMap(({ deed, isOpen }) => (isOpen ? [deed] : []))
const ids = (notaries: readonly { id: string }[]) => notaries.map(({ id }) => id)

test('two or three are compared in the order in which they were named', () => {
  expect(view('n=c&n=a')).toMatchObject({ state: 'side-by-side', candidates: [] })
  expect(ids(view('n=c&n=a&n=b').chosen)).toEqual(['c', 'a', 'b'])
})

test('prices stand by deed, in the order of the deeds, with a gap where none is given', () => {
  expect(view('n=a&n=b').priceRows.map(({ deed, prices }) => [deed, prices.map((one) => one?.amountCents)])).toEqual([
    ['huis-kopen', [70_000, undefined]],
    ['testament', [50_800, 60_000]],
  ])
})

test('the deed that was chosen in the list comes first, and goes along to the request for quotes with the place', () => {
  const { priceRows, quotes } = view('n=a&n=b&akte=testament&plaats=Utrecht')
  expect(priceRows.map(({ deed }) => deed)).toEqual(['testament', 'huis-kopen'])
  expect([quotes, view('n=a&n=b').quotes]).toEqual(['/offerte?akte=testament&plaats=Utrecht', '/offerte'])
})

test('the parts of one deed stand open: the one that was chosen in the list, else the first', () => {
  expect(open('n=a&n=b&akte=testament')).toEqual(['testament'])
  expect(open('n=a&n=b')).toEqual(['huis-kopen'])
  expect(open('n=a&n=b&akte=huwelijkse-voorwaarden')).toEqual(['huis-kopen'])
})

test('the lowest price and the highest rating are marked only when one notary alone has them', () => {
  expect(view('n=a&n=b').priceRows.map(({ lowest }) => lowest)).toEqual([undefined, 50_800])
  expect(view('n=a&n=d').priceRows.find(({ deed }) => deed === 'testament')?.lowest).toBeUndefined()
  expect(view('n=a&n=b').highestRating).toBeUndefined()
  expect(view('n=a&n=c').highestRating).toBe(9)
  expect(view('n=c&n=d').highestRating).toBeUndefined()
})

test('fewer than two are not an error: all can be chosen, with what was chosen in front', () => {
  expect(view('')).toMatchObject({ state: 'too-few', chosen: [] })
  expect(ids(view('n=c').candidates)).toEqual(['c', 'a', 'b', 'd'])
})

test('one alone leads back to the list with the choices made there, and stays chosen', () => {
  expect(view('n=c&akte=testament').another).toBe('/notaries?akte=testament&n=c')
  expect(view('n=c&n=c&n=gone').another).toBe('/notaries?n=c')
  expect([view('').another, view('n=a&n=b').another, view('n=a&n=b&n=c&n=d').another]).toEqual([undefined, undefined, undefined])
})

test('more than three are not an error: the visitor chooses among them', () => {
  expect(view('n=a&n=b&n=c&n=d').state).toBe('too-many')
  expect(ids(view('n=d&n=b&n=c&n=a').candidates)).toEqual(['d', 'b', 'c', 'a'])
})

test('unknown ids and repeats are left out', () => {
  expect(ids(view('n=a&n=zz&n=a&n=b&n=').chosen)).toEqual(['a', 'b'])
})

test('the way back keeps the choices of the list', () => {
  expect(view('n=a&n=b&akte=testament&sorteer=prijs').back).toBe('/notaries?akte=testament&sorteer=prijs')
})

test('a price that more comes on top of is neither the lowest nor held against one', () => {
  const open = { ...price('testament', 300), allIn: false }
  const lowest = (...prices: (typeof open)[]) =>
    viewComparison(
      prices.map((one, index) => notary({ id: String(index), prices: [one] })),
      new URLSearchParams('n=0&n=1&n=2'),
    ).priceRows[0]?.lowest
  expect(lowest(open, price('testament', 500))).toBeUndefined()
  expect(lowest(open, price('testament', 500), price('testament', 600))).toBe(50_000)
})
