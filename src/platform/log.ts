/** Structured logs to standard output. No addresses, no message texts, no query strings. */
import pino from 'pino'
import { isoOf } from './clock.ts'

export type Logger = pino.Logger

export interface Log extends Logger {
  /** The line of each request: its few fields need no redaction, which would cost more than writing them. */
  request(fields: Record<string, string | number>): void
  /** Writes what is waiting, as far as anybody still reads it. Never rejects. */
  flushNow(): Promise<void>
}

type Destination = ReturnType<typeof pino.destination>

const FLUSH_WITHIN_MS = 1_000
/** Characters that are written at once, and how long fewer of them wait. */
const BUNDLE = 12_000
const BUNDLE_WITHIN_MS = 100
/** What waits while it cannot be written, such as to a file on a full disk; more is dropped. */
const MOST_WAITING_BYTES = 4_000_000

/**
 * A terminal that was closed or a reader that is gone takes no line any more. The library then repeats its last, synchronous write for
 * ever, and an error of any other write would end the process: neither may keep a server from serving or from stopping.
 */
function surviveLostOutput(destination: Destination): () => Promise<void> {
  let lost = false
  const flushSync = destination.flushSync.bind(destination)
  destination.flushSync = () => {
    if (!lost) flushSync()
  }
  destination.on('error', () => {
    lost = true
  })
  destination.on('drain', () => {
    lost = false
  })
  return () =>
    new Promise((resolve) => {
      const giveUp = setTimeout(() => {
        lost = true
        resolve()
      }, FLUSH_WITHIN_MS)
      destination.flush(() => {
        clearTimeout(giveUp)
        resolve()
      })
    })
}

/**
 * Lines of requests as the library writes them, handed over in bundles: a redirect that is counted costs a few times what the library
 * takes for a line.
 */
function requestLines(destination: Destination) {
  let lines = ''
  const write = () => {
    if (lines !== '') destination.write(lines)
    lines = ''
  }
  return {
    write,
    add: (fields: Record<string, string | number>): void => {
      if (lines === '') setTimeout(write, BUNDLE_WITHIN_MS).unref()
      lines += `{"level":${pino.levels.values['info']},"time":"${isoOf(Date.now())}",${JSON.stringify(fields).slice(1)}\n`
      if (lines.length >= BUNDLE) write()
    },
  }
}

/** Buffered lines are written at the latest after a second, and on `flushNow`. */
export function createLog(level: string): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: BUNDLE, maxLength: MOST_WAITING_BYTES, periodicFlush: 1000 })
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const log = pino({ ...options, redact: ['password', 'key', 'authorization', 'cookie'] }, destination)
  const requests = requestLines(destination)
  const flush = surviveLostOutput(destination)
  return Object.assign(log, {
    request: log.isLevelEnabled('info') ? requests.add : () => {},
    flushNow() {
      requests.write()
      return flush()
    },
  })
}
