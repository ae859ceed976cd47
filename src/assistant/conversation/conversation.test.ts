import { expect, test } from 'vitest'
import { pagePathSchema, sessionIdSchema } from './conversation.ts'

test.each(['/', '/testament', '/results/amsterdam_koop-huis', '/a.b/c%20d'])('%s is a page of this site', (path) => {
  expect(pagePathSchema.safeParse(path).success).toBe(true)
})

test.each([
  '',
  'testament',
  'https://evil.example/',
  'javascript:alert(1)',
  '/\\evil.example',
  '/pad?bsn=1',
  '/pad#x',
  '/<script>',
  '/a b',
  `/${'a'.repeat(200)}`,
])('%j is not a page of this site', (path) => {
  expect(pagePathSchema.safeParse(path).success).toBe(false)
})

test('an address of another site is not a page of this site', () => {
  expect(pagePathSchema.safeParse('//evil.example').success).toBe(false)
})

test.each(['1', 'zomaar', '', "' or 1=1 --", '0199c0de-0000-7000-8000-00000000000z'])('%j is not the id of a conversation', (id) => {
  expect(sessionIdSchema.safeParse(id).success).toBe(false)
})
