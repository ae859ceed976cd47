import { expect, test } from 'vitest'
import { everyMinutes, nightly } from './jobs.ts'

const at = (iso: string) => ({ now: () => new Date(iso) })

/** The slots of all minutes from a moment on, for a day. */
const slots = (from: string) => new Set(Array.from({ length: 24 * 60 }, (_, minute) => nightly(at(new Date(Date.parse(from) + minute * 60_000).toISOString()))))

test('the night begins at three in the Netherlands, in winter and in summer', () => {
  expect(nightly(at('2026-11-20T01:59:59Z'))).toBeUndefined()
  expect(nightly(at('2026-11-20T02:00:00Z'))).toBe('2026-11-20')
  expect(nightly(at('2026-07-20T00:59:59Z'))).toBeUndefined()
  expect(nightly(at('2026-07-20T01:00:00Z'))).toBe('2026-07-20')
})

test('a night in which the clock goes back or forward still is one slot', () => {
  expect([...slots('2026-10-24T22:00:00Z')].filter((slot) => slot === '2026-10-25')).toHaveLength(1)
  expect([...slots('2026-03-28T23:00:00Z')].filter((slot) => slot === '2026-03-29')).toHaveLength(1)
})

test('a slot of minutes lasts as long as it says', () => {
  const slot = everyMinutes(5)
  expect(slot(at('2026-11-20T10:00:00Z'))).toBe(slot(at('2026-11-20T10:04:59Z')))
  expect(slot(at('2026-11-20T10:05:00Z'))).not.toBe(slot(at('2026-11-20T10:04:59Z')))
})
