/** Structured logs to standard output. No addresses, no message texts, no query strings. */
import pino from 'pino'

export type Logger = pino.Logger

/** Buffered lines are written at the latest after a second, and on `flush`. */
export function createLog(level: string): Logger & { flushNow(): void } {
  const destination = pino.destination({ fd: 1, sync: false, minLength: 12_000, periodicFlush: 1000 })
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, redact: ['password', 'key', 'authorization', 'cookie'] }, destination)
  return Object.assign(log, { flushNow: () => destination.flushSync() })
}
