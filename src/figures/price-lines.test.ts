/** A list of prices: one figure leads, another says why it differs, and an old source says that it is old. */
import { expect, test } from 'vitest'
import { loadFigures } from './load-figures.ts'
import { isOldSource, priceLines } from './price-lines.ts'

const DAY = '2026-11-26'
const book = loadFigures('content')

test.each([
  ['2024', false],
  ['2023', true],
  ['2024-11', false],
  ['2024-10', true],
  ['2024-11-25', true],
  ['2024-11-26', false],
])('a source of %s is old: %s', (asOf, old) => {
  expect(isOldSource(asOf, DAY)).toBe(old)
})

test('the source that leads comes first whatever the order, and the other says what is in it and of which year it is', () => {
  const lines = priceLines(book, ['prijs-testament', 'prijs-bv', 'prijs-testament-knb'], DAY)
  expect(lines.map(({ source, differs }) => [source, differs !== undefined])).toEqual([
    ['Notaris.nl (KNB)', false],
    ['Consumentenbond', true],
    ['De Goedkoopste Notaris', false],
  ])
  expect(lines[1]?.differs).toMatch(/uit 2023/)
})

test('by itself a source gives no reason to differ, and its age is said in both languages', () => {
  expect(priceLines(book, ['prijs-testament'], DAY)).toMatchObject([{ differs: undefined, asOf: 'september 2023, ouder dan twee jaar' }])
  expect(priceLines(book, ['prijs-testament'], DAY, 'en')).toMatchObject([{ asOf: 'September 2023, more than two years old' }])
})

test('of a source without a date stands the day on which it was read', () => {
  expect(priceLines(book, ['prijs-testament-knb'], DAY)).toMatchObject([{ asOf: 'nagekeken op 20 november 2026' }])
  expect(priceLines(book, ['prijs-testament-knb'], DAY, 'en')).toMatchObject([{ asOf: 'checked on 20 November 2026' }])
})

test('that a price begins at an amount is said once, with the amount', () => {
  const said = (['nl', 'en'] as const).map((language) =>
    priceLines(book, ['prijs-testament-knb'], DAY, language).map(({ label, amount }) => `${label}: ${amount}`),
  )
  expect(said.flat()).toEqual(['Notaris, testament per persoon: vanaf €\u00a0650', 'Notary, will for one person: from €650'])
})

test('every price that gives a reason to differ has one that leads', () => {
  const figures = [...book.values()]
  for (const { id, subject, differs } of figures.filter((figure) => figure.differs !== undefined || figure.subject !== undefined)) {
    const leads = figures.filter((other) => other.subject === subject && other.differs === undefined)
    expect([id, leads.length, differs === undefined || subject !== undefined]).toEqual([id, 1, true])
  }
})
