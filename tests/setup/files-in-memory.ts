/** Files of tests stand in memory where there is room: a write of the database waits for no disk. What would survive a loss of power is not asked. */
import { accessSync, constants, statfsSync } from 'node:fs'

/** A file system in memory, on Linux. A container may have a small one. */
const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 1_000_000_000

function hasRoom(folder: string, bytes: number): boolean {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= bytes
  } catch {
    return false
  }
}

/** `tmpdir()` of this process, and of all that it starts, leads there. Who chose a folder keeps it. */
export function keepFilesInMemory(folder = IN_MEMORY, bytes = ENOUGH_BYTES): void {
  if (process.env['TMPDIR'] === undefined && hasRoom(folder, bytes)) process.env['TMPDIR'] = folder
}
