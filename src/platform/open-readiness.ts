/** Readiness of this process, on its own database and disk. */
import { statfs } from 'node:fs/promises'
import { isoNow } from './clock.ts'
import type { Context } from './context.ts'
import { probeWrite } from './readiness.queries.ts'
import { watchReadiness, type Unready } from './readiness.ts'

/** `diskOf`: the folder of the database, when it stands on this machine. */
export function openReadiness(
  { db, clock, log }: Pick<Context, 'db' | 'clock' | 'log'>,
  options: { diskOf: string | undefined; lastStorageFault: () => number | undefined },
): () => Promise<Unready | undefined> {
  return watchReadiness({
    write: () => probeWrite(db, isoNow(clock)),
    freeBytes: async () => {
      if (options.diskOf === undefined) return undefined
      const { bavail, bsize } = await statfs(options.diskOf)
      return bavail * bsize
    },
    lastStorageFault: options.lastStorageFault,
    now: () => performance.now(),
    onChange: (ready, reason) => (ready ? log.info({}, 'ready again') : log.warn({ reason }, 'not ready')),
  })
}
