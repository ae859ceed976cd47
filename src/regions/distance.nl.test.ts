import { expect, test } from 'vitest'
import { distanceFrom } from './distance.nl.ts'
import { roundKm } from './round-distance.ts'

test.each([
  [0, undefined],
  [0.4, undefined],
  [0.6, 1],
  [7.6, 8],
  [19.4, 19],
  [21.9, 20],
  [57.9, 60],
  [144, 140],
])('%d km is told as %s: no more exact than it is known', (km, told) => {
  expect(roundKm(km)).toBe(told)
})

const utrecht = { kind: 'gemeente', name: 'Utrecht' } as const

test('the distance says from where, and of the place itself nothing', () => {
  expect(distanceFrom(7.6, utrecht)).toBe('ongeveer 8 km van Utrecht')
  expect([distanceFrom(0, utrecht), distanceFrom(undefined, utrecht)]).toEqual([undefined, undefined])
})

test('nobody is in a postcode: what is nearest is told as a kilometre away', () => {
  const postcode = { kind: 'postcode', name: 'postcode 1276' } as const
  expect([0, 0.4, 4.2].map((km) => distanceFrom(km, postcode))).toEqual([
    'ongeveer 1 km van postcode 1276',
    'ongeveer 1 km van postcode 1276',
    'ongeveer 4 km van postcode 1276',
  ])
})
