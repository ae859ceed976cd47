import { expect, test } from 'vitest'
import { durationText } from '../settings/duration.nl.ts'

const DAY = 24 * 60

test.each([
  [1, '1 minuut'],
  [5, '5 minuten'],
  [12 * 60, '12 uur'],
  [DAY, '1 dag'],
  [2 * DAY, '2 dagen'],
  [180 * DAY, '180 dagen'],
  [365 * DAY, '1 jaar'],
  [400 * DAY, '400 dagen'],
  [730 * DAY, '2 jaar'],
  [3_000 * DAY, '3.000 dagen'],
])('%i minutes are %j', (minutes, text) => {
  expect(durationText(minutes)).toBe(text)
})
