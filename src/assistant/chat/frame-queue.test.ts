import { afterEach, expect, test, vi } from 'vitest'
import { createFrameQueue } from './frame-queue.ts'

const nextFrames: (() => void)[] = []
const frame = () => nextFrames.splice(0).forEach((draw) => draw())

function openQueue({ hidden = false } = {}) {
  vi.stubGlobal('document', { hidden })
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => nextFrames.push(draw))
  const drawn: string[] = []
  return { drawn, queue: createFrameQueue<string>((items) => drawn.push(items.join(''))) }
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  nextFrames.length = 0
})

test('what comes between two frames is drawn once, in order', () => {
  const { drawn, queue } = openQueue()
  for (const piece of ['a', 'b', 'c']) queue.push(piece)
  expect(drawn).toEqual([])
  frame()
  queue.push('d')
  frame()
  expect(drawn).toEqual(['abc', 'd'])
})

test('the end does not wait for a frame, and nothing is drawn twice', () => {
  const { drawn, queue } = openQueue()
  queue.push('a')
  queue.flush()
  frame()
  expect(drawn).toEqual(['a'])
})

test('a page in the background, which has no frames, goes on as well', () => {
  vi.useFakeTimers()
  const { drawn, queue } = openQueue({ hidden: true })
  queue.push('a')
  vi.advanceTimersByTime(250)
  expect(drawn).toEqual(['a'])
})
