import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchReadiness, type ReadinessSources } from './readiness.ts'

const MEGABYTE = 1024 * 1024

const fails = async () => Promise.reject(new Error('weg'))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watch(own: Partial<ReadinessSources> = {}) {
  const clock = { now: 0 }
  const changes: string[] = []
  const write = vi.fn(own.write ?? (async () => {}))
  const look = watchReadiness({
    freeBytes: async () => 500 * MEGABYTE,
    lastStorageFault: () => undefined,
    now: () => clock.now,
    onChange: (ready, reason) => changes.push(ready ? 'ready' : reason),
    ...own,
    write,
  })
  return { isReady: async () => (await look()) === undefined, look, write, changes, clock }
}

test('a hundred who ask within a second cost one write', async () => {
  const { isReady, write, clock } = watch()
  expect(new Set(await Promise.all(Array.from({ length: 100 }, isReady)))).toEqual(new Set([true]))
  clock.now = 999
  await isReady()
  expect(write).toHaveBeenCalledOnce()
  clock.now = 1_000
  await isReady()
  expect(write).toHaveBeenCalledTimes(2)
})

test('under 20 MB of free disk it is not ready, and nothing more is written', async () => {
  const { isReady, write } = watch({ freeBytes: async () => 20 * MEGABYTE - 1 })
  expect(await isReady()).toBe(false)
  expect(write).not.toHaveBeenCalled()
})

test('a database elsewhere has no disk to measure', async () => {
  expect(await watch({ freeBytes: async () => undefined }).isReady()).toBe(true)
})

test('a write that failed for the disk counts ten seconds, also where a small one fits', async () => {
  const { isReady, clock } = watch({ lastStorageFault: () => 5_000 })
  clock.now = 14_999
  expect(await isReady()).toBe(false)
  clock.now = 16_000
  expect(await isReady()).toBe(true)
})

test('a disk that cannot be read and a write that is refused are both not ready', async () => {
  expect(await watch({ freeBytes: fails }).isReady()).toBe(false)
  expect(await watch({ write: fails }).isReady()).toBe(false)
})

test('who asks is not kept waiting by a write that hangs, and it is not written a second time meanwhile', async () => {
  const hanging = Promise.withResolvers<void>()
  const { isReady, write, clock } = watch({ write: () => hanging.promise })
  for (const at of [0, 2_000]) {
    clock.now = at
    const asked = isReady()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asked).toBe(false)
  }
  expect(write).toHaveBeenCalledOnce()
  hanging.resolve()
  await hanging.promise
  clock.now = 4_000
  expect(await isReady()).toBe(true)
})

test('the log hears of a change once, with its reason', async () => {
  let free = 1024
  const { isReady, changes, clock } = watch({ freeBytes: async () => free })
  for (const at of [0, 1_000]) {
    clock.now = at
    await isReady()
  }
  free = 500 * MEGABYTE
  clock.now = 2_000
  await isReady()
  expect(changes).toEqual(['only 1 KB is free on the disk of the database', 'ready'])
})

test('which part is not ready is told', async () => {
  expect(await watch({ freeBytes: async () => 1 }).look()).toBe('disk')
  expect(await watch({ freeBytes: fails }).look()).toBe('disk')
  expect(await watch({ lastStorageFault: () => 0 }).look()).toBe('disk')
  expect(await watch({ write: fails }).look()).toBe('database')
})
