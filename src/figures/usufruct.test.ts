import { expect, test } from 'vitest'
import { valueUsufruct } from './usufruct.ts'

// Uitvoeringsbesluit Successiewet 1956, art. 5: the factors by age; art. 10: 6% a year.
test.each([
  [19, 96],
  [20, 90],
  [39, 84],
  [49, 78],
  [54, 72],
  [59, 66],
  [64, 60],
  [69, 48],
  [70, 42],
  [79, 30],
  [81, 24],
  [89, 18],
  [90, 12],
])('at %d a usufruct is worth %d percent of the whole', (age, percent) => {
  expect(valueUsufruct(10_000_000, age)).toMatchObject({ percent, usufructCents: percent * 100_000, bareCents: (100 - percent) * 100_000 })
})

test.each([-1, 70.5, Number.NaN])('%d is no age', (age) => expect(() => valueUsufruct(100, age)).toThrow(RangeError))
