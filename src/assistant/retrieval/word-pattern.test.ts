import { expect, test } from 'vitest'
import { sayings } from './word-pattern.ts'

test('groups follow one another at once, or within the given number of words', () => {
  expect(sayings('ik', 'wil').test('ik wil')).toBe(true)
  expect(sayings('ik', 'wil').test('ik nu wil')).toBe(false)
  expect(sayings('ik', 2, 'wil').test('ik nu echt wil')).toBe(true)
  expect(sayings('ik', 1, 'wil').test('ik nu echt wil')).toBe(false)
})

test('a group holds alternatives and matches whole words only', () => {
  expect(sayings('een|twee', 'drie').test('twee drie')).toBe(true)
  expect(sayings('een').test('eentje')).toBe(false)
})

test('a pattern can be tied to the whole text', () => {
  expect(sayings('^', 'hallo', '$').test('hallo')).toBe(true)
  expect(sayings('^', 'hallo', '$').test('hallo daar')).toBe(false)
})
