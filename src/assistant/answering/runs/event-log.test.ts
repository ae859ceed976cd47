import { expect, test } from 'vitest'
import { EventLog } from './event-log.ts'

const later = () => new Promise<void>((resolve) => setTimeout(resolve, 1))

async function readAll<T>(events: AsyncIterable<T>): Promise<T[]> {
  const read: T[] = []
  for await (const event of events) read.push(event)
  return read
}

function filled(...items: number[]): EventLog<number> {
  const log = new EventLog<number>()
  for (const item of items) log.push(item)
  return log
}

test('a reader that comes late reads everything in order', async () => {
  const log = filled(1, 2, 3)
  log.end()
  expect(await readAll(log)).toEqual([1, 2, 3])
})

test('a reader that waits gets each event as it comes', async () => {
  const log = new EventLog<number>()
  const reading = readAll(log)
  for (const item of [1, 2, 3]) {
    await later()
    log.push(item)
  }
  log.end()
  expect(await reading).toEqual([1, 2, 3])
})

test('an end without events ends a reader that waits', async () => {
  const log = new EventLog<number>()
  const reading = readAll(log)
  await later()
  log.end()
  expect(await reading).toEqual([])
})

test('what is pushed after the end is ignored', async () => {
  const log = filled(1)
  log.end()
  log.push(2)
  expect(await readAll(log)).toEqual([1])
})

test('a producer goes on when its reader leaves', async () => {
  const log = filled(1, 2)
  const reader = log[Symbol.asyncIterator]()
  await reader.next()
  await reader.return(undefined)
  expect(() => {
    log.push(3)
    log.end()
  }).not.toThrow()
})

test('events pushed while the reader works are not lost', async () => {
  const log = filled(1)
  const read: number[] = []
  for await (const item of log) {
    read.push(item)
    if (item < 5) log.push(item + 1)
    else log.end()
  }
  expect(read).toEqual([1, 2, 3, 4, 5])
})

test('two readers get the same events, also the one that comes after the end', async () => {
  const log = filled(1, 2)
  const early = readAll(log)
  await later()
  log.push(3)
  log.end()
  expect([await early, await readAll(log)]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ])
})
