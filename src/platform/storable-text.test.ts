import { expect, test } from 'vitest'
import { storableText } from './storable-text.ts'

test('a character that is cut in two at the end waits for its other half, and comes whole then', () => {
  const whole = 'Goed 😀'
  expect([storableText(whole.slice(0, -1)), storableText(whole)]).toEqual(['Goed ', whole])
})

test('what a database refuses is left out or replaced, and the rest stays as it is', () => {
  expect(storableText('a\0b \uDE00 é\n')).toBe('ab \uFFFD é\n')
})
