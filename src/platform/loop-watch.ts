/** Watches the one thread that serves everybody: a pause is logged with what came in just before it, and another thread can read the same. */
import type { Log } from './log.ts'

export const HEARTBEAT_MS = 500
const WORTH_LOGGING_MS = 2_000
const REMEMBERED = 5

const ID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/gi

/** What another thread sees: two numbers, the heartbeats so far and the length of the text, and the text. */
export const HEARTBEATS = 0
export const LENGTH = 1
export const TEXT_OFFSET = 8
const TEXT_BYTES = 1_024

export interface LoopWatch {
  readonly shared: SharedArrayBuffer
  /** From now on; what a start takes is no pause. */
  start(): void
  /** A request came in; ids in its path are not kept. */
  note(method: string, path: string): void
  stop(): void
}

interface Noted {
  request: string
  /** On the clock of the watch. */
  at: number
}

/** `now` is in milliseconds and never goes back. */
export function watchLoop(log: Pick<Log, 'warn'>, now: () => number = () => performance.now()): LoopWatch {
  const shared = new SharedArrayBuffer(TEXT_OFFSET + TEXT_BYTES)
  const numbers = new Int32Array(shared, 0, 2)
  const text = Buffer.from(shared, TEXT_OFFSET)
  /** The newest first: where there is no room for all, the oldest are left out. */
  let noted: Noted[] = []
  let last = now()
  const heartbeat = () => {
    const pause = now() - last - HEARTBEAT_MS
    if (pause > WORTH_LOGGING_MS) {
      // What came in before the last heartbeat had had its turn by then.
      const requests = noted.filter(({ at }) => at >= last - HEARTBEAT_MS).map(({ request }) => request)
      log.warn({ ms: Math.round(pause), requests }, 'the event loop stood still')
    }
    last = now()
    Atomics.add(numbers, HEARTBEATS, 1)
  }
  let timer: NodeJS.Timeout | undefined
  return {
    shared,
    start() {
      last = now()
      timer = setInterval(heartbeat, HEARTBEAT_MS).unref()
    },
    note(method, path) {
      noted = [{ request: `${method} ${path.slice(0, 200).replace(ID, '…')}`, at: now() }, ...noted.slice(0, REMEMBERED - 1)]
      Atomics.store(numbers, LENGTH, text.write(noted.map(({ request }) => request).join('\n')))
    },
    stop: () => clearInterval(timer),
  }
}
