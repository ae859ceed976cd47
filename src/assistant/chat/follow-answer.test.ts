import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ConversationView } from '../conversation/conversation.ts'
import { followNewAnswer, followRunningAnswer, readStored, untilReached, type AnswerCalls, type AnswerReader, type Outcome } from './follow-answer.ts'

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

const stored: ConversationView = { messages: [], running: null, unanswered: null, ctas: { partner: null, followUp: null } }
const away = () => Promise.reject(new TypeError('Failed to fetch'))
const status = (code: number, body?: object) => () => Promise.resolve(new Response(body ? JSON.stringify(body) : null, { status: code }))

/** A stream of parts that then ends, breaks, or stays open without another word until it is cut off. */
function streams(types: string[], then: 'ends' | 'breaks' | 'stalls' = 'ends') {
  return (signal: AbortSignal) => {
    const encoder = new TextEncoder()
    const frames = types.map((type) => encoder.encode(`data: ${JSON.stringify({ type })}\n\n`))
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => signal.addEventListener('abort', () => then === 'stalls' && controller.error(new TypeError('aborted'))),
      pull(controller) {
        const frame = frames.shift()
        if (frame) controller.enqueue(frame)
        else if (then === 'ends') controller.close()
        else if (then === 'breaks') controller.error(new TypeError('network error'))
      },
    })
    return Promise.resolve(new Response(body))
  }
}

type Connect = (signal: AbortSignal) => Promise<Response>

/** What follows when the connections go as scripted; after the last one all fail. */
function scene(first: Connect, ...resumes: Connect[]) {
  const seen: string[] = []
  const reader: AnswerReader = { part: ({ type }) => seen.push(type), lost: () => seen.push('lost') }
  const left = new AbortController()
  const calls: AnswerCalls = { resume: (signal) => (resumes.shift() ?? away)(signal), load: () => Promise.resolve(stored) }
  return { seen, left, calls, reader, outcome: followNewAnswer(first, calls, reader, left.signal) }
}

test('an answer that comes whole is followed to its end', async () => {
  const { seen, outcome } = scene(streams(['start', 'text-delta', 'finish']))
  expect(await outcome).toEqual({ type: 'finished' })
  expect(seen).toEqual(['start', 'text-delta', 'finish'])
  expect(vi.getTimerCount()).toBe(0)
})

test.each([
  ['the server cannot be reached', away, 'unreachable'],
  ['the server has a fault', status(503), 'fault'],
  ['the answer fails on the server', streams(['start', 'error']), 'fault'],
] as const)('when %s before an answer came, that is a failure with its reason and nothing is tried at once', async (_what, first, why) => {
  const { seen, outcome } = scene(first, streams(['start', 'finish']))
  expect(await outcome).toEqual({ type: 'failed', why })
  expect(seen).not.toContain('lost')
})

test('a server that is too busy refuses with its sentence, and is no fault', async () => {
  expect(await scene(status(503, { code: 'busy', title: 'Het is druk.' })).outcome).toEqual({ type: 'refused', code: 'busy', sentence: 'Het is druk.' })
})

test('what the server refuses comes with its sentence', async () => {
  expect(await scene(status(429, { code: 'too_many_questions', title: 'Te veel vragen.' })).outcome).toEqual({
    type: 'refused',
    code: 'too_many_questions',
    sentence: 'Te veel vragen.',
  })
})

test.each(['breaks', 'ends'] as const)('a stream that %s before its end is taken up again from the beginning', async (how) => {
  const { seen, outcome } = scene(streams(['start', 'text-delta'], how), streams(['start', 'text-delta', 'finish']))
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toEqual({ type: 'finished' })
  expect(seen).toEqual(['start', 'text-delta', 'lost', 'start', 'text-delta', 'finish'])
})

test('the connection is sought for a minute, and then the answer has failed', async () => {
  const { outcome } = scene(streams(['start'], 'breaks'))
  let ended = false
  void outcome.then(() => (ended = true))
  await vi.advanceTimersByTimeAsync(59_000)
  expect(ended).toBe(false)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await outcome).toEqual({ type: 'failed', why: 'unreachable' })
})

test('each connection that brought something gives the next one a whole minute again', async () => {
  const { seen, outcome } = scene(
    streams(['start'], 'breaks'),
    ...Array.from({ length: 10 }, () => away),
    streams(['start'], 'breaks'),
    ...Array(8).fill(away),
    streams(['finish']),
  )
  await vi.advanceTimersByTimeAsync(110_000)
  expect(await outcome).toEqual({ type: 'finished' })
  expect(seen.at(-1)).toBe('finish')
})

test('when nothing runs any more, what is stored is shown', async () => {
  const { outcome } = scene(streams(['start'], 'breaks'), status(204))
  await vi.advanceTimersByTimeAsync(500)
  expect(await outcome).toEqual({ type: 'loaded', stored })
})

test('a connection that has been silent for half a minute is cut and sought again', async () => {
  const { seen, outcome } = scene(streams(['start'], 'stalls'), streams(['start', 'finish']))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(seen).toEqual(['start'])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await outcome).toEqual({ type: 'finished' })
})

test('a device that goes offline is told at once, and goes on at once when it is online again', async () => {
  const { seen, outcome } = scene(streams(['start'], 'stalls'), away, away, away, streams(['start', 'finish']))
  await vi.advanceTimersByTimeAsync(0)
  device.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(3_600)
  expect(seen.slice(0, 2)).toEqual(['start', 'lost'])
  device.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(await outcome).toEqual({ type: 'finished' })
})

test('a conversation that is left is not followed any further', async () => {
  const { left, outcome } = scene(streams(['start'], 'breaks'), streams(['start', 'finish']))
  await vi.advanceTimersByTimeAsync(0)
  left.abort()
  expect(await outcome).toEqual({ type: 'failed', why: 'unreachable' })
  expect(vi.getTimerCount()).toBe(0)
})

test('after a reload the running answer is taken up without a wait', async () => {
  const { calls, reader, seen } = scene(away)
  const outcome = followRunningAnswer({ ...calls, resume: streams(['start', 'finish']) }, reader, new AbortController().signal)
  expect([await outcome, seen]).toEqual([{ type: 'finished' }, ['start', 'finish']])
})

test('what is stored is asked for until the server can be reached', async () => {
  const { calls, reader } = scene(away)
  const load = vi.fn(calls.load).mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const outcome = readStored({ ...calls, load }, reader, new AbortController().signal)
  await vi.advanceTimersByTimeAsync(500)
  expect([await outcome, load.mock.calls.length]).toEqual([{ type: 'loaded', stored }, 2])
})

/** Outcomes of one try after another, and of a device that is online or not. */
function tries(onLine: boolean, ...outcomes: Outcome[]) {
  vi.stubGlobal('navigator', { onLine })
  const left = new AbortController()
  const follow = vi.fn(() => Promise.resolve(outcomes.shift() ?? UNREACHABLE))
  return { follow, left, outcome: untilReached(follow, left.signal) }
}
const UNREACHABLE: Outcome = { type: 'failed', why: 'unreachable' }

test('a network that carries nothing yet when the device comes online is tried again, until the server answers', async () => {
  const { follow, outcome } = tries(true, UNREACHABLE, UNREACHABLE, { type: 'finished' })
  await vi.advanceTimersByTimeAsync(1_500)
  expect([await outcome, follow.mock.calls.length]).toEqual([{ type: 'finished' }, 3])
})

test.each([
  ['the device is offline again', false, UNREACHABLE],
  ['the server has a fault', true, { type: 'failed', why: 'fault' }],
  ['the server refuses', true, { type: 'refused', code: 'too_many_questions', sentence: 'Te veel vragen.' }],
] as const)('nothing is tried again when %s', async (_what, onLine, first) => {
  const { follow, outcome } = tries(onLine, first)
  expect([await outcome, follow.mock.calls.length, vi.getTimerCount()]).toEqual([first, 1, 0])
})

test('a network that never carries anything is given up after a minute, and at once by who leaves', async () => {
  const patient = tries(true)
  await vi.advanceTimersByTimeAsync(66_000)
  expect(await patient.outcome).toEqual(UNREACHABLE)
  const leaving = tries(true)
  await vi.advanceTimersByTimeAsync(0)
  leaving.left.abort()
  expect([await leaving.outcome, leaving.follow.mock.calls.length]).toEqual([UNREACHABLE, 1])
})
