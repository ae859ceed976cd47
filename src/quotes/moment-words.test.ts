import { expect, test } from 'vitest'
import { momentWords } from './moment-words.ts'

test('a moment is said in words, on the clock of the Netherlands', () => {
  expect(momentWords('2026-12-01T09:40:00.000Z')).toBe('dinsdag 1 december om 10.40 uur')
  expect(momentWords('2026-06-30T22:05:00.000Z')).toBe('woensdag 1 juli om 00.05 uur')
})
