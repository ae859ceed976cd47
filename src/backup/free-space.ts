/** Whether the disk bears a copy: a site that shares it must go on writing. */
import { statfs } from 'node:fs/promises'
import { BackupFault } from './backup-fault.ts'
import { formatBytes } from './format-bytes.ts'

export type FreeBytes = (folder: string) => Promise<number>

/** Below 20 MB the site says that it is not ready, and it is written to meanwhile. */
const LEFT_FREE = 64_000_000
const SQLITE_FULL = 13
const LOOK_EVERY_BYTES = 32_000_000

export const freeBytes: FreeBytes = async (folder) => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

export async function requireRoom(folder: string, bytes: number, free: FreeBytes): Promise<void> {
  const there = await free(folder)
  if (there < bytes + LEFT_FREE)
    throw new BackupFault('no_room', `${formatBytes(there)} is free in ${folder}, and ${formatBytes(bytes + LEFT_FREE)} is needed; make room there`)
}

/** A disk that became full meanwhile, as SQLite or the file system says it; any other error comes back as it is. */
export function tellFull(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || errcode === SQLITE_FULL
  return isFull ? new BackupFault('no_room', `the disk is full: ${error.message}`) : error
}

/** For what is not known to fit beforehand. */
export async function* whileThereIsRoom(folder: string, source: AsyncIterable<Buffer>, free: FreeBytes): AsyncGenerator<Buffer> {
  let unseen = 0
  for await (const chunk of source) {
    unseen += chunk.length
    if (unseen >= LOOK_EVERY_BYTES) {
      await requireRoom(folder, 0, free)
      unseen = 0
    }
    yield chunk
  }
}
