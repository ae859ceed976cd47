/** Structured logs to standard output. No addresses, no message texts, no query strings. */
import pino from 'pino'

export type Logger = pino.Logger

export interface Log extends Logger {
  /** The line of each request: its few fields need no redaction, which would cost more than writing them. */
  request(fields: Record<string, string | number>): void
  flushNow(): void
}

/** Buffered lines are written at the latest after a second, and on `flushNow`. */
export function createLog(level: string): Log {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 12_000, periodicFlush: 1000 })
  const options = { level, base: null, timestamp: pino.stdTimeFunctions.isoTime }
  const requests = pino(options, destination)
  const log = pino({ ...options, redact: ['password', 'key', 'authorization', 'cookie'] }, destination)
  return Object.assign(log, {
    request: (fields: Record<string, string | number>) => requests.info(fields),
    flushNow: () => destination.flushSync(),
  })
}
