import { expect, test } from 'vitest'
import { isSiteName } from './site-name-rule.ts'

test.each(['Notariskompas', 'Akte & Kompas', 'De Wit’s notarishulp', '1 2 3 Akte', 'akte.nl', 'Café Testament'])('a site may be called %s', (name) => {
  expect(isSiteName(name)).toBe(true)
})

test.each(['', 'A', ' Akte', '<b>Akte</b>', 'Akte"', 'Akte\nBcc: x', '{{cijfer:x}}', 'Аkte', 'a'.repeat(41), '=Akte()'])('a site is not called %j', (name) => {
  expect(isSiteName(name)).toBe(false)
})
