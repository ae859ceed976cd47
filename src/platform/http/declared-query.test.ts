import { expect, test } from 'vitest'
import { declaredQuery } from './declared-query.ts'

const url = (query: string) => `https://www.example.nl/notaries${query}`

test.each([
  ['', ''],
  ['?', ''],
  ['?gclid=1&utm_source=brief', ''],
  ['?plaats=utrecht', '?plaats=utrecht'],
  ['?n=2&gclid=1&akte=testament&n=1', '?n=2&akte=testament&n=1'],
  ['?plaats=', '?plaats='],
  ['?plaats', '?plaats='],
  ['?PLAATS=x&plaats%00=y', ''],
  ['?pla%61ts=den+haag', '?plaats=den+haag'],
  ['?plaats=%E0%A4%A', '?plaats=%EF%BF%BD%25A'],
  ['?plaats=a?b=c', '?plaats=a%3Fb%3Dc'],
])('%j becomes %j', (asked, declared) => {
  expect(declaredQuery(url(asked), ['plaats', 'akte', 'n'])).toBe(declared)
})

test('a page that reads nothing is given nothing', () => {
  expect(declaredQuery(url('?plaats=utrecht'), [])).toBe('')
})
