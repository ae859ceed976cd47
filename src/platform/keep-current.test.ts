import { expect, test, vi } from 'vitest'
import { keepCurrent } from './keep-current.ts'

function kept(read: (demo: boolean) => Promise<unknown>) {
  let [version, demo, now] = [1, false, new Date('2026-11-20T10:00:00.000Z')]
  const get = keepCurrent({ clock: { now: () => now } }, { contentVersion: { current: () => version }, isDemo: () => demo }, read)
  return { get, write: () => (version += 1), goDemo: () => (demo = true), nextDay: () => (now = new Date('2026-11-21T10:00:00.000Z')) }
}

test('it is read once for a version, a day and a mode, also by those who ask at the same moment', async () => {
  const read = vi.fn(async () => ({}))
  const { get, write, goDemo, nextDay } = kept(read)
  const [first, second] = await Promise.all([get(), get()])
  expect([first === second, (await get()) === first, read.mock.calls]).toEqual([true, true, [[false]]])
  for (const change of [write, nextDay, goDemo]) {
    change()
    await Promise.all([get(), get()])
  }
  expect(read.mock.calls).toEqual([[false], [false], [false], [true]])
})

test('a reading that failed is tried again', async () => {
  const read = vi.fn(async () => 'read').mockRejectedValueOnce(new Error('away'))
  const { get } = kept(read)
  await expect(get()).rejects.toThrow('away')
  expect(await get()).toBe('read')
})
