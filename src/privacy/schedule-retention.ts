/** Erases by age at the start of the process and every hour after, and within a minute when the owner agreed to what waited. */
import { emptyLog } from '../database/erased-bytes.ts'
import type { Context } from '../platform/context.ts'
import { isErasingConfirmed, runRetention } from './run-retention.ts'

const HOUR_MS = 3_600_000
/** The owner waits for it. */
const AGREED_MS = 10_000

export interface Retention {
  /** Begins no new run and waits for the running one. */
  stop(): Promise<void>
}

/** `context` acts for the system. Several processes may do this beside each other: a row is erased once. */
export function scheduleRetention(context: Context): Retention {
  let running: Promise<unknown> | undefined
  const begin = (work: () => Promise<unknown>) => {
    running ??= work()
      .catch((error: unknown) => context.log.warn({ err: error }, 'nothing could be erased by age, trying again in an hour'))
      .finally(() => {
        running = undefined
      })
  }
  // Also takes what visitors erased since the last time out of the log of the database.
  const run = async () => {
    await runRetention(context)
    await emptyLog(context)
  }
  begin(run)
  const timers = [
    setInterval(() => begin(run), HOUR_MS).unref(),
    setInterval(() => begin(async () => (await isErasingConfirmed(context)) && run()), AGREED_MS).unref(),
  ]
  return {
    async stop() {
      for (const timer of timers) clearInterval(timer)
      await running
    },
  }
}
