/** A whole copy of a SQLite database that other processes write to meanwhile. */
import { backup, DatabaseSync } from 'node:sqlite'
import { BUSY_TIMEOUT_MS } from './sqlite-driver.ts'

/** All pages in one step, and so as they were at one moment: in smaller steps each write of another process would begin the copy anew. */
const ALL_PAGES = 2 ** 31 - 1

/** Holds everything that was committed before the call. Writers do not wait for it; the event loop of this process may. */
export async function copyDatabaseFile(from: string, to: string): Promise<void> {
  using source = new DatabaseSync(from, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  await backup(source, to, { rate: ALL_PAGES })
}
