/** The database file at the start: what is wrong with it in words, and whether it may be empty. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** By the low byte of SQLite's codes. */
const advice: ReadonlyMap<number, string> = new Map([
  [8, 'cannot be written; give this user write permission on it and on its folder'],
  [10, 'cannot be read or written; see whether the disk works'],
  [11, 'is damaged; put back a backup of it'],
  [13, 'cannot grow; the disk is full'],
  [14, 'cannot be opened; DATA_DIR must be a folder that this user may write, and elke.sqlite in it a file'],
  [26, 'is not an SQLite database; put back a backup of it, or move it away'],
])

interface SqliteFault extends Error {
  errcode: number
}

const isSqliteFault = (error: unknown): error is SqliteFault => error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'

/** Also of an error that wraps one. */
function sqliteFaultIn(error: unknown): SqliteFault | undefined {
  if (isSqliteFault(error)) return error
  return error instanceof Error ? sqliteFaultIn(error.cause) : undefined
}

/** Names the file and says what to do for a fault of SQLite's; any other error comes back as it is. */
export function explainFileFault(path: string, error: unknown): unknown {
  const fault = sqliteFaultIn(error)
  const sentence = fault && advice.get(fault.errcode & 0xff)
  return sentence === undefined ? error : new Error(`${path} ${sentence}`, { cause: fault })
}

/**
 * Ask before the file is opened, which makes it: an empty one beside a key is a site that was lost, and no new site.
 * The key is looked for first: a process that starts at the same moment writes it after its tables.
 */
export const mustHaveTables = (path: string): boolean => existsSync(join(dirname(path), 'secret.key')) && existsSync(path)

export const emptyFileFault = (path: string): Error =>
  new Error(
    `${path} is empty, while secret.key beside it shows that there was a site here; put back a backup of the database, or move the empty file away to begin anew`,
  )

/** Before SQLite opens it: the files that SQLite puts beside it get the mode that it has then. A file put back from a backup brings its own. */
export function closeToOthers(path: string): void {
  try {
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
  } catch {
    // SQLite cannot make it either, and its fault is the one that is explained.
    return
  }
  for (const file of [path, `${path}-wal`, `${path}-shm`]) if (statSync(file, { throwIfNoEntry: false })?.isFile()) chmodSync(file, 0o600)
}
