import { expect, test } from 'vitest'
import { distanceFrom, roundKm } from './distance.nl.ts'

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

test('the distance says from where, and of the place itself nothing', () => {
  expect(distanceFrom(7.6, 'Utrecht')).toBe('ongeveer 8 km van Utrecht')
  expect([distanceFrom(0, 'Utrecht'), distanceFrom(undefined, 'Utrecht')]).toEqual([undefined, undefined])
})
