import { expect, test } from 'vitest'
import { figure, figureBook, figureValue } from '../../tests/factories/figures.ts'
import { expiryOf, listExpiring } from './expiry.ts'

const year = (number: number, id = 'grens') => figureValue({ value: number, from: `${number}-01-01`, until: `${number}-12-31`, source: id })

test.each([
  [[year(2026)], '2026-12-31'],
  [[year(2025), year(2026)], '2026-12-31'],
  [[year(2026), year(2027)], '2027-12-31'],
  [[year(2026), year(2028)], '2026-12-31'],
  [[year(2025)], '2025-12-31'],
  [[figureValue()], undefined],
  [[year(2026), figureValue({ from: '2027-01-01' })], undefined],
])('the last day is that before the first gap: %#', (values, until) => {
  expect(expiryOf(figure({ values }), '2026-11-23')?.until).toBe(until)
})

test.each([
  ['2026-10-31', []],
  ['2026-11-01', ['grens']],
  ['2026-12-31', ['grens']],
  ['2027-01-04', ['grens']],
])('on %s the warning stands for %j', (day, ids) => {
  const book = figureBook(figure({ values: [year(2026)] }), figure({ id: 'later', values: [year(2026), year(2027)] }))
  expect(listExpiring(book, day).map(({ figure: { id } }) => id)).toEqual(ids)
})
