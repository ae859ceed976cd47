import { expect, test } from 'vitest'
import { faultsIn, findSecondPlaces } from './one-place.ts'

test.each([
  ["const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })", 'the Dutch time zone'],
  ['const DAY_MS = 86_400_000', 'the length of an hour or a day'],
  ['const day = 24 * 60 * 60 * 1000', 'the length of an hour or a day'],
  ['const DAY_MS = 24 * HOUR_MS', 'the length of an hour or a day'],
  ['const limit = { windowSeconds: 86_400 }', 'the length of an hour or a day'],
  ["text.normalize('NFKD').replace(/\\p{M}/gu, '')", 'letters without accents'],
  ['const title = "Over Elke Notaris"', 'the name of the product'],
  ["new Intl.NumberFormat('nl-NL')", 'numbers as text'],
])('%s is refused in a room', (code, what) => {
  expect(faultsIn('contact/submit.ts', code)).toEqual([expect.stringContaining(`${what}: contact/submit.ts`)])
})

test('the module itself, a frozen migration and a comment are left alone', () => {
  expect(faultsIn('platform/dutch-time.ts', "timeZone: 'Europe/Amsterdam'")).toEqual([])
  expect(faultsIn('database/migrations/0099-day.ts', "timeZone: 'Europe/Amsterdam'")).toEqual([])
  expect(faultsIn('contact/submit.ts', '/** Europe/Amsterdam */\n// 86_400_000')).toEqual([])
})

test('src writes none of them down twice', () => {
  expect(findSecondPlaces('src')).toEqual([])
})
