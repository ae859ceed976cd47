import { expect, test } from 'vitest'
import { findKnownDay } from './figure-day.ts'
import { loadFigures } from './load-figures.ts'

const book = loadFigures('content')
const ids = ['ovb-eigen-woning', 'startersvrijstelling-grens']

test('keeps the wanted day when its figures are known', () => {
  expect(findKnownDay(book, ids, '2026-03-05')).toBe('2026-03-05')
})

test('goes back to the last known day for a year without figures yet', () => {
  expect(findKnownDay(book, ids, '2027-07-01')).toBe('2026-12-31')
})

test('goes forward to the first known day for a year before the figures', () => {
  expect(findKnownDay(book, ids, '2019-07-01')).toBe('2025-01-01')
})

test('looks for a day on which all figures are known', () => {
  expect(findKnownDay(book, ['schenk-vrijstelling-kind-eenmalig', 'belasting-schijfgrens'], '2025-07-01')).toBe('2026-01-01')
})

test('gives nothing for an unknown figure', () => {
  expect(findKnownDay(book, ['bestaat-niet'], '2026-01-01')).toBeUndefined()
})
