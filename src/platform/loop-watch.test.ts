import { afterEach, expect, test, vi } from 'vitest'
import { BEATS, BEAT_MS, LENGTH, TEXT_OFFSET, watchLoop, type LoopWatch } from './loop-watch.ts'

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
  const beat = () => {
    time += BEAT_MS
    vi.advanceTimersByTime(BEAT_MS)
  }
  return { watch, logged, beat, pause: (ms: number) => (time += ms) }
}

test('a pause of more than two seconds is logged with the requests that came just before it', () => {
  const { watch, logged, beat, pause } = watched()
  watch.note('GET', '/oud')
  for (let beats = 0; beats < 4; beats += 1) beat()
  watch.note('GET', '/zoeken')
  watch.note('POST', `/api/x/${crypto.randomUUID()}/y`)
  pause(2_500)
  beat()
  beat()
  expect(logged).toEqual([{ ms: 2_500, requests: ['POST /api/x/…/y', 'GET /zoeken'] }])
})

test('a loop that turns logs nothing, and shows another thread that it does', () => {
  const { watch, logged, beat, pause } = watched()
  const beats = new Int32Array(watch.shared, 0, 2)
  pause(1_900)
  for (let turn = 0; turn < 10; turn += 1) beat()
  expect([logged, Atomics.load(beats, BEATS)]).toEqual([[], 10])
})

test('another thread reads the last requests, the newest first, as far as there is room', () => {
  const { watch } = watched()
  for (let n = 1; n <= 7; n += 1) watch.note('GET', `/${n}${'é'.repeat(3_000)}`)
  const length = Atomics.load(new Int32Array(watch.shared, 0, 2), LENGTH)
  const lines = Buffer.from(watch.shared, TEXT_OFFSET, length).toString().split('\n')
  expect(lines.map((line) => line.slice(0, 6))).toEqual(['GET /7', 'GET /6', 'GET /5'])
})
