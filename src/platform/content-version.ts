/** The version that caches are keyed by: a write bumps it, every instance notices within a second. */
import type { AnyDatabase, Database } from '../database/database.ts'
import { bumpContentVersion, getContentVersion } from './content-version.queries.ts'

const POLL_MS = 500

export interface ContentVersion {
  current(): number
  /** Reads the version now, so that this instance sees its own write at once. */
  refresh(): Promise<void>
  stop(): void
}

/**
 * Calls `onChange` after each change. A database that is away leaves the last known version in force;
 * a change that could not be taken over is tried again at the next poll.
 */
export async function watchContentVersion(db: Database, onChange: () => Promise<void>, onFault: (error: unknown) => void = () => {}): Promise<ContentVersion> {
  let version = await getContentVersion(db)
  const refresh = async () => {
    const latest = await getContentVersion(db).catch(() => version)
    if (latest === version) return
    // The version turns over last: a page rendered meanwhile from old settings is then kept under the old version.
    await onChange()
    version = latest
  }
  const timer = setInterval(() => void refresh().catch(onFault), POLL_MS).unref()
  return { current: () => version, refresh, stop: () => clearInterval(timer) }
}

/** Call inside the transaction of any write that visitors can see. */
export const contentChanged = (db: AnyDatabase): Promise<void> => bumpContentVersion(db)
