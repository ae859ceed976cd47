/** Erases by age at the start of the process and every hour after. */
import type { Context } from '../platform/context.ts'
import { runRetention } from './run-retention.ts'

const HOUR_MS = 3_600_000

export interface Retention {
  /** Begins no new run and waits for the running one. */
  stop(): Promise<void>
}

/** `context` acts for the system. Several processes may do this beside each other: a row is erased once. */
export function scheduleRetention(context: Context): Retention {
  let running: Promise<unknown> | undefined
  const run = () => {
    running ??= runRetention(context)
      .catch((error: unknown) => context.log.warn({ err: error }, 'nothing could be erased by age, trying again in an hour'))
      .finally(() => {
        running = undefined
      })
  }
  run()
  const timer = setInterval(run, HOUR_MS).unref()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
