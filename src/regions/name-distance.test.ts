import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editDistance } from './name-distance.ts'

test.each([
  ['', '', 0],
  ['amsterdam', 'amsterdam', 0],
  ['amsterdm', 'amsterdam', 1],
  ['amstredam', 'amsterdam', 1],
  ['amsterdan', 'amsterdam', 1],
  ['', 'urk', 3],
  ['ede', 'epe', 1],
])('%j and %j differ %i letters', (a, b, letters) => {
  expect(editDistance(a, b, 10)).toBe(letters)
})

test('it is the same both ways, and never more than the longer word', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b, 20)
      expect(distance).toBe(editDistance(b, a, 20))
      expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length))
      expect(distance === 0).toBe(a === b)
    }),
  )
})

test('what is too far is only said to be too far', () => {
  expect(editDistance('amsterdam', 'rotterdam', 1)).toBe(2)
  expect(editDistance('a', 'a'.repeat(1_000), 3)).toBe(4)
})
