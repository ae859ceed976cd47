import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createBackOff } from './back-off.ts'

let device: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  device = new EventTarget()
  vi.stubGlobal('addEventListener', device.addEventListener.bind(device))
  vi.stubGlobal('removeEventListener', device.removeEventListener.bind(device))
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** How long the next wait takes when only time ends it, and what it says. */
async function timeOf(next: () => Promise<boolean>): Promise<[number, boolean]> {
  const from = Date.now()
  const ended = next()
  await vi.runAllTimersAsync()
  return [Date.now() - from, await ended]
}

test('the waits double from half a second to five, and end after a minute', async () => {
  const next = createBackOff(new AbortController().signal)
  const waits: number[] = []
  for (let tries = 0; tries < 100; tries += 1) {
    const [ms, again] = await timeOf(next)
    if (!again) break
    waits.push(ms)
  }
  expect(waits.slice(0, 6)).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000])
  expect(waits.reduce((sum, ms) => sum + ms, 0)).toBe(60_000)
})

test('a device that comes online again ends the wait at once', async () => {
  const next = createBackOff(new AbortController().signal)
  await timeOf(next)
  const from = Date.now()
  const wait = next()
  device.dispatchEvent(new Event('online'))
  expect([await wait, Date.now() - from]).toEqual([true, 0])
  expect(vi.getTimerCount()).toBe(0)
})

test('a conversation that is left is not waited for', async () => {
  const left = new AbortController()
  const next = createBackOff(left.signal)
  const wait = next()
  left.abort()
  expect([await wait, await next(), vi.getTimerCount()]).toEqual([false, false, 0])
})
