import { expect, test } from 'vitest'
import { buildSemanticSpace, measureNearness } from './semantic-space.ts'

const row = (...terms: string[]) => new Map(terms.map((term) => [term, 1]))
const rows = [row('huis', 'koop', 'akte'), row('huis', 'woning', 'koop'), row('erfenis', 'testament', 'kind'), row('erfenis', 'overlijden', 'testament')]

test('a passage lies near words that it does not hold but that go with its own', () => {
  const space = buildSemanticSpace(rows)
  const places = rows.map((terms) => space.locate(terms))
  const [house = 0, , inheritance = 0] = measureNearness(places, space.locate(row('woning')))
  expect(house).toBeGreaterThan(inheritance + 0.2)
})

test('the same content always gives the same space', () => {
  expect(buildSemanticSpace(rows).locate(row('kind'))).toEqual(buildSemanticSpace(rows).locate(row('kind')))
})

test('words that occur nowhere lie nowhere', () => {
  expect(
    buildSemanticSpace(rows)
      .locate(row('voetbal'))
      .every((value) => value === 0),
  ).toBe(true)
})
