import { afterEach, expect, test, vi } from 'vitest'
import { HEARTBEATS, HEARTBEAT_MS, LENGTH, TEXT_OFFSET, watchLoop, type LoopWatch } from './loop-watch.ts'

interface Logged {
  ms: number
  requests: string[]
}

let watch: LoopWatch | undefined
afterEach(() => {
  watch?.stop()
  vi.useRealTimers()
})

/** `pause` lets time pass in which no timer runs, as when the thread is busy. */
function watched() {
  vi.useFakeTimers()
  let time = 0
  const logged: Logged[] = []
  watch = watchLoop({ warn: (fields: Logged) => logged.push(fields) } as never, () => time)
  watch.start()
  const heartbeat = () => {
    time += HEARTBEAT_MS
    vi.advanceTimersByTime(HEARTBEAT_MS)
  }
  return { watch, logged, heartbeat, pause: (ms: number) => (time += ms) }
}

test('a pause of more than two seconds is logged with the requests that came just before it', () => {
  const { watch, logged, heartbeat, pause } = watched()
  watch.note('GET', '/oud')
  for (let heartbeats = 0; heartbeats < 4; heartbeats += 1) heartbeat()
  watch.note('GET', '/zoeken')
  watch.note('POST', `/api/x/${crypto.randomUUID()}/y`)
  pause(2_500)
  heartbeat()
  heartbeat()
  expect(logged).toEqual([{ ms: 2_500, requests: ['POST /api/x/…/y', 'GET /zoeken'] }])
})

test('a loop that turns logs nothing, and shows another thread that it does', () => {
  const { watch, logged, heartbeat, pause } = watched()
  const heartbeats = new Int32Array(watch.shared, 0, 2)
  pause(1_900)
  for (let turn = 0; turn < 10; turn += 1) heartbeat()
  expect([logged, Atomics.load(heartbeats, HEARTBEATS)]).toEqual([[], 10])
})

test('another thread reads the last requests, the newest first, as far as there is room', () => {
  const { watch } = watched()
  for (let n = 1; n <= 7; n += 1) watch.note('GET', `/${n}${'é'.repeat(3_000)}`)
  const length = Atomics.load(new Int32Array(watch.shared, 0, 2), LENGTH)
  const lines = Buffer.from(watch.shared, TEXT_OFFSET, length).toString().split('\n')
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['GET /7', 'GET /6', 'GET /5'])
})
