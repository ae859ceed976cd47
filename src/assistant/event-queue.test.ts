import { expect, test } from 'vitest'
import { EventQueue } from './event-queue.ts'

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

async function readAll<T>(events: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const event of events) read.push(event)
  return read
}

function filled(...items: number[]): EventQueue<number> {
  const queue = new EventQueue<number>()
  for (const item of items) queue.push(item)
  return queue
}

test('a reader that comes late reads everything in order', async () => {
  const queue = filled(1, 2, 3)
  queue.end()
  expect(await readAll(queue)).toEqual([1, 2, 3])
})

test('a reader that waits gets each event as it comes', async () => {
  const queue = new EventQueue<number>()
  const reading = readAll(queue)
  for (const item of [1, 2, 3]) {
    await later()
    queue.push(item)
  }
  queue.end()
  expect(await reading).toEqual([1, 2, 3])
})

test('an end without events ends a reader that waits', async () => {
  const queue = new EventQueue<number>()
  const reading = readAll(queue)
  await later()
  queue.end()
  expect(await reading).toEqual([])
})

test('what is pushed after the end is ignored', async () => {
  const queue = filled(1)
  queue.end()
  queue.push(2)
  expect(await readAll(queue)).toEqual([1])
})

test('a producer goes on when its reader leaves', async () => {
  const queue = filled(1, 2)
  const reader = queue[Symbol.asyncIterator]()
  await reader.next()
  await reader.return(undefined)
  expect(() => {
    queue.push(3)
    queue.end()
  }).not.toThrow()
})

test('events pushed while the reader works are not lost', async () => {
  const queue = filled(1)
  const read: number[] = []
  for await (const item of queue) {
    read.push(item)
    if (item < 5) queue.push(item + 1)
    else queue.end()
  }
  expect(read).toEqual([1, 2, 3, 4, 5])
})
