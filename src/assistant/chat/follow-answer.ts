/** Follows an answer to its end, over as many connections as that takes. */
import type { AnswerPart } from '../conversation/answer-part.ts'
import { createBackOff } from './back-off.ts'
import type { ConversationView } from '../conversation/conversation.ts'
import { readParts } from './stream-reader.ts'

/** Longer than a model may take for its first word: a connection that is silent for so long is dead. */
const SILENCE_MS = 30_000

export interface AnswerCalls {
  resume: (signal: AbortSignal) => Promise<Response>
  load: (signal: AbortSignal) => Promise<ConversationView>
}

type Ask = (signal: AbortSignal) => Promise<Response>

export interface AnswerReader {
  part(part: AnswerPart): void
  /** The connection broke and is sought again. */
  lost(): void
}

/** Nothing was reached, or what was reached has a fault. */
export type FailureReason = 'unreachable' | 'fault'

export type Outcome =
  | { type: 'finished' }
  /** Nothing runs any more: this is what there is. */
  | { type: 'loaded'; stored: ConversationView }
  /** The server said no, mostly with a sentence for the visitor, and with how long it goes on saying so. */
  | { type: 'refused'; code: string | undefined; sentence: string | undefined; seconds?: number | undefined }
  | { type: 'failed'; why: FailureReason }

/** Asks. What fails before the server has answered at all is a failure; what breaks later is sought again. */
export async function followNewAnswer(ask: Ask, calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal): Promise<Outcome> {
  const connection = connect(signal)
  const response = await ask(connection.signal).catch(() => undefined)
  if (!response) return connection.end({ type: 'failed', why: 'unreachable' })
  if (!response.ok) {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; title?: string }
    // Nothing is wrong with a server that is busy, and it stored nothing of the question.
    if (response.status >= 500 && problem.code !== 'busy') return connection.end({ type: 'failed', why: 'fault' })
    const seconds = Number(response.headers.get('Retry-After')) || undefined
    return connection.end({ type: 'refused', code: problem.code, sentence: problem.title, seconds })
  }
  const outcome = connection.end(await read(response, reader, connection.alive))
  if (outcome) return outcome
  reader.lost()
  return seekAnswer(calls, reader, signal)
}

/** What a device tries that has just come online: its network may carry nothing for a while. For a minute, or until the device is offline again. */
export async function untilReached(follow: () => Promise<Outcome>, signal: AbortSignal): Promise<Outcome> {
  const again = createBackOff(signal)
  for (;;) {
    const outcome = await follow()
    if (outcome.type !== 'failed' || outcome.why !== 'unreachable' || !navigator.onLine || !(await again())) return outcome
  }
}

/** Takes up the answer that runs, from its beginning. */
export async function followRunningAnswer(calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal): Promise<Outcome> {
  const outcome = await tryToResume(calls, reader, signal)
  if (outcome) return outcome
  reader.lost()
  return seekAnswer(calls, reader, signal)
}

/** Reads what the server keeps. */
export async function readStored(calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal): Promise<Outcome> {
  const again = createBackOff(signal)
  do {
    const stored = await calls.load(signal).catch(() => undefined)
    if (stored) return { type: 'loaded', stored }
    reader.lost()
  } while (await again())
  return { type: 'failed', why: 'unreachable' }
}

async function seekAnswer(calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal): Promise<Outcome> {
  let again = createBackOff(signal)
  const listening: AnswerReader = {
    lost: () => reader.lost(),
    part: (part) => {
      // A connection that brings something was found: the next loss is a new one.
      again = createBackOff(signal)
      reader.part(part)
    },
  }
  while (await again()) {
    const outcome = await tryToResume(calls, listening, signal)
    if (outcome) return outcome
    reader.lost()
  }
  return { type: 'failed', why: 'unreachable' }
}

/** Undefined when the connection fails or breaks. */
async function tryToResume(calls: AnswerCalls, reader: AnswerReader, signal: AbortSignal): Promise<Outcome | undefined> {
  const connection = connect(signal)
  try {
    const response = await calls.resume(connection.signal)
    if (response.status === 204) return { type: 'loaded', stored: await calls.load(connection.signal) }
    return response.ok ? await read(response, reader, connection.alive) : undefined
  } catch {
    return undefined
  } finally {
    connection.end(undefined)
  }
}

async function read(response: Response, reader: AnswerReader, alive: () => void): Promise<Outcome | undefined> {
  let finished = false
  try {
    for await (const part of readParts(response.body!)) {
      alive()
      if (part.type === 'error') return { type: 'failed', why: 'fault' }
      finished ||= part.type === 'finish'
      reader.part(part)
    }
  } catch {
    // Broken: what came before counts.
  }
  return finished ? { type: 'finished' } : undefined
}

/** Ends a connection that has gone silent, and one of a device that has gone offline: a browser may not notice either for minutes. */
function connect(outer: AbortSignal) {
  const cut = new AbortController()
  const abort = (): void => cut.abort()
  let timer = setTimeout(abort, SILENCE_MS)
  addEventListener('offline', abort)
  outer.addEventListener('abort', abort)
  return {
    signal: cut.signal,
    alive: (): void => {
      clearTimeout(timer)
      timer = setTimeout(abort, SILENCE_MS)
    },
    end: <T>(value: T): T => {
      clearTimeout(timer)
      removeEventListener('offline', abort)
      outer.removeEventListener('abort', abort)
      return value
    },
  }
}
