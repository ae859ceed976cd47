/** The database file at the start: what is wrong with it in words, and whether it may be empty. */
import { chmodSync, closeSync, existsSync, openSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { about, explainFolderFault, StartFault } from './start-fault.ts'
import { emptyFile, sqliteFaults, type TwoLanguages } from './start-faults.nl.ts'

/** By the low byte of SQLite's codes. */
const advice: ReadonlyMap<number, TwoLanguages> = new Map<number, TwoLanguages>([
  [8, sqliteFaults.readonly],
  [10, sqliteFaults.disk],
  [11, sqliteFaults.damaged],
  [13, sqliteFaults.full],
  [14, sqliteFaults.unopened],
  [26, sqliteFaults.foreign],
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

/** Names the file and says what to do for a fault of SQLite's or of the file system; any other error comes back as it is. */
export function explainFileFault(path: string, error: unknown): unknown {
  const fault = sqliteFaultIn(error)
  const sentence = fault && advice.get(fault.errcode & 0xff)
  return sentence === undefined ? explainFolderFault(error) : new StartFault(about(path, sentence), fault)
}

/**
 * Ask before the file is opened, which makes it: an empty one beside a key is a site that was lost, and no new site.
 * The key is looked for first: a process that starts at the same moment writes it after its tables.
 */
export const mustHaveTables = (path: string): boolean => existsSync(join(dirname(path), 'secret.key')) && existsSync(path)

export const emptyFileFault = (path: string): Error => new StartFault(about(path, emptyFile))

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
