/** Choosing and ordering notaries: what counts, and what never does. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { regionBook } from '../../tests/factories/regions.ts'
import { filterNotaries, isCurrentPrice, notaryOrders, priceFor, sortNotaries, type Notary, type Rankable } from './notary.ts'
import { relations } from './relation.ts'

const names = (notaries: readonly Rankable[]) => notaries.map(({ name }) => name)
const named = (name: string, values: Partial<Notary> = {}) => notary({ name, ...values })
const priced = (deed: string, euros: number) => notaryPrice({ deed, amountCents: euros * 100 })

test('a place finds those in it, a province everyone in it, and spelling is forgiven', () => {
  const all = [named('A', { location: 'Amsterdam' }), named('B', { location: 'Utrecht' }), named('C', { location: 'Zeist' })]
  const found = (place: string) => names(filterNotaries(all, { place }, regionBook()))
  expect(found('utrecht ')).toEqual(['B'])
  expect(found('provincie Utrecht')).toEqual(['B', 'C'])
  expect(found('mokum')).toEqual(['A'])
  expect(found('Verweggistan')).toEqual([])
})

test('without a region book a place is compared by name', () => {
  expect(names(filterNotaries([named('A', { location: "'s-Hertogenbosch" }), named('B')], { place: "'S HERTOGENBOSCH" }))).toEqual(['A'])
})

test('a deed finds who gives a price for it or names it as a specialism', () => {
  const all = [
    named('prijs', { prices: [priced('testament', 500)] }),
    named('specialist', { prices: [], specializations: ['testament'] }),
    named('geen van beide', { prices: [priced('bv-oprichten', 500)] }),
  ]
  expect(names(filterNotaries(all, { deed: 'testament' }))).toEqual(['prijs', 'specialist'])
})

test('the highest price is held against the price of the chosen deed, and without one it says nothing', () => {
  const all = [named('A', { prices: [priced('testament', 500), priced('huis-kopen', 700)] }), named('B', { prices: [] })]
  expect(names(filterNotaries(all, { maxPriceCents: 60_000 }))).toEqual(['A', 'B'])
  expect(names(filterNotaries(all, { maxPriceCents: 60_000, deed: 'huis-kopen' }))).toEqual([])
  expect(names(filterNotaries(all, { maxPriceCents: 70_000, deed: 'huis-kopen' }))).toEqual(['A'])
})

test('language and rating must both be met, and who has no rating has no high rating', () => {
  const all = [named('A', { rating: 9, languages: ['Nederlands', 'Fries'] }), named('B', { rating: 8 }), named('C', { languages: ['Fries'] })]
  expect(names(filterNotaries(all, { minRating: 8.5 }))).toEqual(['A'])
  expect(names(filterNotaries(all, { language: 'fries' }))).toEqual(['A', 'C'])
  expect(names(filterNotaries(all, { language: 'fries', minRating: 8 }))).toEqual(['A'])
})

const testament = (values: Partial<Notary>, euros = 600) => ({ prices: [priced('testament', euros)], ...values })

test('best fitting: a price for the deed and the specialism, then rating, then price, then name', () => {
  const all = [
    named('geen prijs', { rating: 9.9, prices: [], specializations: ['Testament'] }),
    named('b naam', testament({ rating: 8 })),
    named('a naam', testament({ rating: 8 })),
    named('goedkoper', testament({ rating: 8 }, 500)),
    named('hoger cijfer', testament({ rating: 9 }, 700)),
    named('specialist', testament({ rating: 7, specializations: ['Testament'] }, 750)),
  ]
  expect(names(sortNotaries(all, 'passend', 'testament'))).toEqual(['specialist', 'hoger cijfer', 'goedkoper', 'a naam', 'b naam', 'geen prijs'])
})

test('by price the chosen deed counts, and who gives none comes last', () => {
  const all = [
    named('A', { prices: [priced('testament', 500), priced('huis-kopen', 900)] }),
    named('B', { prices: [priced('huis-kopen', 800)] }),
    named('C', { prices: [] }),
  ]
  expect(names(sortNotaries(all, 'prijs', 'huis-kopen'))).toEqual(['B', 'A', 'C'])
})

const open = (euros: number) => ({ prices: [{ ...priced('testament', euros), allIn: false }] })

test('a price that more comes on top of is held against no other: not by order, between equals or by limit', () => {
  const all = [named('C', testament({}, 700)), named('B', open(400)), named('A', open(500)), named('D', testament({}, 600))]
  expect(names(sortNotaries(all, 'prijs', 'testament'))).toEqual(['D', 'C', 'A', 'B'])
  expect(names(sortNotaries([named('B', open(400)), named('A', open(500))], 'passend', 'testament'))).toEqual(['A', 'B'])
  expect(names(filterNotaries(all, { deed: 'testament', maxPriceCents: 60_000 }))).toEqual(['D'])
})

test('without a deed no price decides, not even between equals', () => {
  const all = [named('B', { prices: [priced('volmacht', 50)] }), named('A', { prices: [priced('bv-oprichten', 900)] })]
  for (const order of notaryOrders) expect(names(sortNotaries(all, order))).toEqual(['A', 'B'])
})

test('by rating who has none comes last, and by name accents do not matter', () => {
  expect(names(sortNotaries([named('A'), named('B', { rating: 8 }), named('C', { rating: 9 })], 'beoordeling'))).toEqual(['C', 'B', 'A'])
  expect(names(sortNotaries([named('Étoile'), named('Zuid'), named('Delft')], 'naam'))).toEqual(['Delft', 'Étoile', 'Zuid'])
})

test('the order reads nothing of a notary but name, rating, specialisms and prices', () => {
  const read = new Set<string>()
  const watched = [named('A', { rating: 8 }), named('B', { rating: 8 }), named('A', { rating: 8 })].map(
    (one) =>
      new Proxy(one, {
        get: (target, key) => {
          read.add(String(key))
          return Reflect.get(target, key) as unknown
        },
      }),
  )
  for (const order of notaryOrders) for (const deed of [undefined, 'testament']) sortNotaries(watched, order, deed)
  expect(read).toEqual(new Set(['name', 'prices', 'rating', 'specializations']))
})

test('a notary has no field for what it pays, and the order takes none', () => {
  // Fails to compile when a field is added: whoever adds one has to look here.
  const rankable: Record<keyof Rankable, true> = { name: true, rating: true, specializations: true, prices: true }
  const whole: Record<keyof Notary, true> = {
    ...rankable,
    id: true,
    slug: true,
    reviewCount: true,
    reviewSources: true,
    ratedOn: true,
    location: true,
    languages: true,
    features: true,
    phone: true,
    email: true,
    takesMessages: true,
    website: true,
    register: true,
    source: true,
    // That there is an agreement is told to visitors; the tests above and below show that the order never reads it.
    relation: true,
    isSample: true,
  }
  expect(Object.keys(whole).filter((key) => /pay|fee|paid|partner|sponsor|commission|bid|priority|promot/i.test(key))).toEqual([])
})

const anyNotary = fc.record({ name: fc.constantFrom('A', 'B', 'C'), rating: fc.constantFrom(undefined, 8, 9), euros: fc.integer({ min: 1, max: 3 }) })

test('whatever a partner pays, the order stays the same', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(anyNotary, fc.nat())), fc.constantFrom(...notaryOrders), (rows, order) => {
      const make = (paying: boolean) =>
        rows.map(([{ name, rating, euros }, payment], index) => ({
          ...notary({ id: String(index), name, rating, prices: [priced('testament', euros)] }),
          ...(paying && { payment, partner: payment > 0, relation: relations[payment % relations.length] ?? 'geen' }),
        }))
      const ids = (paying: boolean) => sortNotaries(make(paying), order, 'testament').map(({ id }) => id)
      expect(ids(true)).toEqual(ids(false))
    }),
  )
})

test('a price is shown as current for a year and not a day longer', () => {
  expect(isCurrentPrice({ asOf: '2025-11-22' }, '2026-11-22')).toBe(true)
  expect(isCurrentPrice({ asOf: '2025-11-21' }, '2026-11-22')).toBe(false)
})

test('the best price is the lowest, and for a deed the price of that deed', () => {
  const one = notary({ prices: [priced('testament', 508), priced('huis-kopen', 700)] })
  expect(priceFor(one, undefined)?.amountCents).toBe(50_800)
  expect(priceFor(one, 'huis-kopen')?.amountCents).toBe(70_000)
  expect(priceFor(one, 'voogdij')).toBeUndefined()
})
