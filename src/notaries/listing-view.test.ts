/** The listing: choices that can be taken back one by one, and always a way on. */
import { expect, test } from 'vitest'
import { notary, notaryPrice } from '../../tests/factories/notaries.ts'
import { regionBook } from '../../tests/factories/regions.ts'
import { viewListing } from './listing-view.ts'
import { explainOrder } from './notaries.nl.ts'

const offices = [
  notary({ name: 'Amstel', location: 'Amsterdam', languages: ['Nederlands', 'Engels'], rating: 9, prices: [notaryPrice({ amountCents: 61_200 })] }),
  notary({ name: 'Dom', location: 'Utrecht', rating: 8, prices: [notaryPrice({ amountCents: 50_800 })] }),
  notary({ name: 'Slot', location: 'Zeist', rating: 8.6, prices: [notaryPrice({ deed: 'voogdij', amountCents: 75_200 })] }),
]

const view = (search = '', all = offices) => viewListing(all, new URLSearchParams(search), regionBook())
const names = (search: string) => view(search).notaries.map(({ name }) => name)

test('all notaries, the best rated first', () => {
  expect(names('')).toEqual(['Amstel', 'Slot', 'Dom'])
  expect(view().chips).toEqual([])
})

test('each choice can be taken back and leaves the others and the order', () => {
  expect(view('plaats=Utrecht&akte=testament&prijs=600&sorteer=naam').chips).toEqual([
    { label: 'Utrecht', href: '/notaries?akte=testament&prijs=600&sorteer=naam' },
    { label: 'Testament', href: '/notaries?plaats=Utrecht&prijs=600&sorteer=naam' },
    { label: 'Tot € 600', href: '/notaries?plaats=Utrecht&akte=testament&sorteer=naam' },
  ])
})

test('a language that nobody speaks is ignored, one in other letters is found', () => {
  expect(names('taal=Klingon')).toHaveLength(3)
  expect(names('taal=engels')).toEqual(['Amstel'])
})

test('the choices are those there are: places, languages, prices and ratings of the list', () => {
  expect(view().choices).toEqual({
    places: ['Amsterdam', 'Utrecht', 'Zeist'],
    languages: ['Engels', 'Nederlands'],
    maxPrices: [550, 600, 650, 700, 750],
    minRatings: [8, 8.5, 9],
    orders: ['passend', 'prijs', 'beoordeling', 'naam'],
  })
})

test('without ratings and prices there is nothing to choose by them', () => {
  const { choices } = view('', [notary({ prices: [] })])
  expect([choices.maxPrices, choices.minRatings, choices.orders]).toEqual([[], [], ['passend', 'prijs', 'naam']])
})

test('a place where nobody fits has the nearest who do, with their distance', () => {
  const { notaries, nearestTo, distances, waysOn } = view('plaats=Utrecht&akte=voogdij')
  expect([notaries.map(({ name }) => name), nearestTo, waysOn]).toEqual([['Slot'], 'Utrecht', []])
  expect(Object.values(distances)).toEqual(['ongeveer 8 km van Utrecht'])
})

test('the nearest first looks beyond the place, by a name or a postcode', () => {
  for (const [place, told] of [
    ['De Meern', 'De Meern'],
    ['3511 AB', 'postcode 3511'],
  ]) {
    const { notaries, nearestTo, query } = view(`plaats=${place}&akte=testament&sorteer=afstand`)
    expect([notaries.map(({ name }) => name), query.order, nearestTo]).toEqual([['Dom', 'Amstel'], 'afstand', told])
  }
})

test('a postcode has the nearest, measured from its own point, and the places around it to choose from', () => {
  const { notaries, distances, chips, around, unknownPlace } = view('plaats=3511ab&akte=testament')
  expect(notaries.map(({ id, name }) => [name, distances[id]])).toEqual([
    ['Dom', 'ongeveer 1 km van postcode 3511'],
    ['Amstel', 'ongeveer 35 km van postcode 3511'],
  ])
  expect([chips[0]?.label, unknownPlace]).toEqual(['3511 AB', undefined])
  expect(around[0]).toEqual({ label: 'Utrecht', href: '/notaries?plaats=Utrecht&akte=testament' })
  expect(view('plaats=Utrecht').around).toEqual([])
})

test('an order that was chosen holds among the nearest', () => {
  expect(names('plaats=3511')).toEqual(['Dom', 'Slot', 'Amstel'])
  expect(names('plaats=3511&sorteer=beoordeling')).toEqual(['Amstel', 'Slot', 'Dom'])
})

test('without a place to measure from there is no order by distance', () => {
  for (const search of ['sorteer=afstand', 'plaats=provincie Utrecht&sorteer=afstand', 'plaats=Atlantis&sorteer=afstand']) {
    expect([view(search).query.order, view(search).choices.orders.includes('afstand')]).toEqual(['passend', false])
  }
  expect(view('plaats=Utrecht').choices.orders).toContain('afstand')
})

test('when nobody at all fits there is one choice less, and all; each with how many it finds', () => {
  const { notaries, waysOn } = view('plaats=Utrecht&akte=voogdij&taal=engels')
  expect(notaries).toEqual([])
  expect(waysOn.map(({ label, count }) => [label, count])).toEqual([
    ['Zonder ‘Voogdij’', 1],
    ['Zonder ‘Engels’', 1],
    ['Alle notarissen', 3],
  ])
})

test('no way on leads to nobody', () => {
  expect(view('plaats=provincie Noord-Holland&akte=voogdij&prijs=600').waysOn.map(({ label, count }) => [label, count])).toEqual([
    ['Zonder ‘Voogdij’', 1],
    ['Alle notarissen', 3],
  ])
})

test('a place that was mistyped is said to be unknown, with what looks like it', () => {
  const { unknownPlace, meant } = view('plaats=Utrehct&akte=testament')
  expect(unknownPlace).toBe('Utrehct')
  expect(meant).toEqual([
    { label: 'Utrecht', href: '/notaries?plaats=Utrecht&akte=testament' },
    { label: 'provincie Utrecht', href: '/notaries?plaats=provincie+Utrecht&akte=testament' },
  ])
})

test.each(['sorteer=prijs', 'prijs=600', 'sorteer=prijs&prijs=600'])('without a deed a price is neither an order nor a limit: %s', (search) => {
  const { query, needsDeed, notaries, total } = view(search)
  expect([query.order, query.maxPriceCents, needsDeed, notaries.length]).toEqual(['passend', undefined, true, total])
  expect(view(`${search}&akte=testament`).needsDeed).toBe(false)
})

test.each([
  [
    'passend',
    undefined,
    true,
    'Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt de naam. Prijzen tellen niet mee zolang u geen akte kiest: prijzen van verschillende akten zijn niet te vergelijken.',
  ],
  ['passend', undefined, false, 'De lijst staat op naam.'],
  [
    'passend',
    'testament',
    true,
    'Bovenaan staat wie een prijs geeft voor uw akte en deze akte als specialisatie noemt. Daarna tellen de beoordeling, de prijs en de naam. Een prijs telt alleen als alle kosten erin zitten.',
  ],
  [
    'prijs',
    'testament',
    true,
    'Bovenaan staat wie het goedkoopst is: wij kijken naar de prijs voor een testament. Is die gelijk, dan telt de beoordeling. Een prijs telt alleen als alle kosten erin zitten.',
  ],
  [
    'beoordeling',
    'testament',
    true,
    'Bovenaan staat de hoogste beoordeling. Is die gelijk, dan telt de prijs voor een testament. Een prijs telt alleen als alle kosten erin zitten.',
  ],
  ['naam', undefined, true, 'De lijst staat op naam.'],
] as const)('the order %s for %s is explained in words', (order, deed, rated, sentence) => {
  expect(explainOrder(order, { deed, rated })).toBe(sentence)
})
