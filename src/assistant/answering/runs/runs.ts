/** The answers that this instance is making. */
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../platform/context.ts'
import { LiveRun, type RunKey } from './live-run.ts'
import { createRecorder } from './recorder.ts'

export interface Runs {
  /** This instance, in the rows of its runs. */
  holder: string
  /** `make` never rejects; the run is over when it resolves. */
  start(key: RunKey, make: (run: LiveRun) => Promise<void>): LiveRun
  find(messageId: string): LiveRun | undefined
  /** Ends the session's answer if this instance is making it. */
  stop(sessionId: string): void
  /** Resolves when no answer runs any more; those that still do after the given time are cut short. */
  drain(milliseconds: number): Promise<void>
}

export function openRuns(context: Pick<Context, 'db' | 'dialect' | 'clock' | 'log'>): Runs {
  const holder = randomUUID()
  const live = new Map<string, LiveRun>()
  const making = new Set<Promise<void>>()
  const recorder = createRecorder(context, holder, live)
  const settle = async () => {
    while (making.size > 0) await Promise.all(making)
  }
  return {
    holder,
    start(key, make) {
      const run = new LiveRun(key)
      live.set(key.messageId, run)
      const work = make(run).finally(() => {
        run.events.end()
        live.delete(key.messageId)
        making.delete(work)
      })
      making.add(work)
      recorder.wake()
      return run
    },
    find: (messageId) => live.get(messageId),
    stop(sessionId) {
      for (const run of live.values()) if (run.key.sessionId === sessionId) run.cutShort('stopped')
    },
    async drain(milliseconds) {
      const deadline = setTimeout(() => live.forEach((run) => run.cutShort('closing')), milliseconds)
      await settle()
      clearTimeout(deadline)
    },
  }
}
