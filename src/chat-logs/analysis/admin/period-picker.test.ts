import { expect, test } from 'vitest'
import { isRight, periodOf } from './period-picker.tsx'

const now = Date.parse('2026-11-20T23:30:00Z')

test.each([
  ['', '2026-10-23', '2026-11-21'],
  ['van=2026-01-01&tot=2026-02-01', '2026-01-01', '2026-02-01'],
  ['tot=2026-02-01', '2026-01-03', '2026-02-01'],
  ['van=gisteren&tot=2026-99-01', '2026-10-23', '2026-11-21'],
])('the address ?%s is the period from %s to %s', (address, from, to) => {
  expect(periodOf(new URLSearchParams(address), now)).toEqual({ from, to })
})

test('a period that ends before it begins is not asked for', () => {
  expect([isRight({ from: '2026-01-02', to: '2026-01-01' }), isRight({ from: '2026-01-01', to: '2026-01-01' })]).toEqual([false, true])
})
