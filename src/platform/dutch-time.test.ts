import { expect, test } from 'vitest'
import { amsterdamTime } from './dutch-time.ts'

test('a winter moment is one hour ahead of UTC', () => {
  expect(amsterdamTime('2026-11-20T11:05:00.000Z')).toBe('20-11-2026 12:05')
})

test('a summer moment is two hours ahead of UTC and may fall on the next day', () => {
  expect(amsterdamTime('2026-06-30T22:30:00.000Z')).toBe('01-07-2026 00:30')
})

test('midnight reads 00:00, not 24:00', () => {
  expect(amsterdamTime('2026-01-01T23:00:00.000Z')).toBe('02-01-2026 00:00')
})

test('the clock goes back in October', () => {
  expect(amsterdamTime('2026-10-25T00:30:00.000Z')).toBe('25-10-2026 02:30')
  expect(amsterdamTime('2026-10-25T01:30:00.000Z')).toBe('25-10-2026 02:30')
  expect(amsterdamTime('2026-10-25T02:30:00.000Z')).toBe('25-10-2026 03:30')
})
