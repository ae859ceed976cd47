/** Words to search for, from a field or from an address. */
import { expect, test } from 'vitest'
import { readSearchWords, wordsOfPath } from './search-words.ts'

test('control characters and runs of space become one space', () => {
  expect(readSearchWords('  kinds\u0000deel \n\t opeisen ')).toBe('kinds deel opeisen')
})

test('what is too long is cut', () => {
  expect(readSearchWords('a'.repeat(5_000))).toHaveLength(200)
})

test('an address becomes its words', () => {
  expect(wordsOfPath('/artikelen/wat-kost-een-testament.html')).toBe('artikelen wat kost een testament')
})

test('a malformed address does not throw', () => {
  expect(wordsOfPath('/%E0%A4%A')).toBe('E0 A4 A')
})
