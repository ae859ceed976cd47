/** Heavy work waits for a slot, and nobody waits in a long row. */
import { expect, test } from 'vitest'
import { createSlots, inSlot } from './slots.ts'

const never = new AbortController().signal

test('the next one starts when a slot comes free', async () => {
  const slots = createSlots(1, 1)
  const first = await slots.take(never)
  const second = slots.take(never)
  first?.()
  expect(await second).toBeTypeOf('function')
})

test('who finds the row full is sent on at once', async () => {
  const slots = createSlots(1, 1)
  await slots.take(never)
  void slots.take(never)
  expect(await slots.take(never)).toBeUndefined()
})

test('who leaves the row makes room, and no slot is lost', async () => {
  const slots = createSlots(1, 1)
  const first = await slots.take(never)
  const leaving = new AbortController()
  const gone = slots.take(leaving.signal)
  leaving.abort()
  expect(await gone).toBeUndefined()
  const next = slots.take(never)
  first?.()
  expect(await next).toBeTypeOf('function')
})

test('giving a slot back twice frees one slot', async () => {
  const slots = createSlots(1, 2)
  const first = await slots.take(never)
  first?.()
  first?.()
  await slots.take(never)
  const leaving = new AbortController()
  const waits = slots.take(leaving.signal)
  leaving.abort()
  expect(await waits).toBeUndefined()
})

test('never more is done at once than there are slots, all of it is done, and a failure gives its slot back', async () => {
  const slots = createSlots(2, Infinity)
  let [running, most] = [0, 0]
  const work = async (fails: boolean) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    if (fails) throw new Error('broken')
  }
  const done = await Promise.allSettled(Array.from({ length: 20 }, (_, n) => inSlot(slots, () => work(n % 3 === 0))))
  expect([most, running, done.filter(({ status }) => status === 'fulfilled').length]).toEqual([2, 0, 13])
})
