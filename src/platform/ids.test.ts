import { expect, test, vi } from 'vitest'
import { firstIdAt, idAt, newId } from './ids.ts'

/** The first place where an id does not come after the one before it, or -1. */
const firstOutOfOrder = (ids: string[]) => ids.findIndex((id, at) => at > 0 && id <= (ids[at - 1] ?? ''))

test('an id is a UUID of version 7 and the RFC variant', () => {
  for (let n = 0; n < 100; n += 1) expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('an id begins with the moment it was made, in milliseconds', () => {
  const before = Date.now()
  const millis = Number.parseInt(newId().replace('-', '').slice(0, 12), 16)
  expect(millis).toBeGreaterThanOrEqual(before)
  expect(millis).toBeLessThanOrEqual(Date.now())
})

test('ids sort in the order in which they were made, also within one millisecond', () => {
  const ids = Array.from({ length: 20_000 }, () => newId())
  expect(firstOutOfOrder(ids)).toBe(-1)
})

test('ids keep their order while the clock of the machine stands still or goes back, however many are made', () => {
  vi.useFakeTimers()
  const now = Date.now()
  const ids = Array.from({ length: 10_000 }, (_, n) => {
    vi.setSystemTime(now - Math.floor(n / 2))
    return newId()
  })
  vi.useRealTimers()
  expect(firstOutOfOrder(ids)).toBe(-1)
})

test('the first id of a moment sorts before every id of that moment and after those before it', () => {
  const now = Date.now() + 60_000
  const ids = Array.from({ length: 200 }, () => idAt(now))
  const first = Number.parseInt((ids[0] ?? '').replace('-', '').slice(0, 12), 16)
  expect(ids.every((id) => id > firstIdAt(first))).toBe(true)
  expect(ids.every((id) => id < firstIdAt(first + 1))).toBe(true)
  expect(firstIdAt(first)).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/)
})
