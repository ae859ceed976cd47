/** The backups in the folder of the site. */
import { lstat, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { constants, gunzipSync } from 'node:zlib'
import { DAY_MS } from '../platform/days.ts'
import { isSealed } from './age.ts'
import { madeAt } from './backup-name.ts'
import { databaseFiles } from './load-manifest.ts'
import { firstName } from './tar.ts'

export interface KeptBackup {
  name: string
  at: string
  bytes: number
  isEncrypted: boolean
}

/** Enough for what compresses to the header of the first file. */
const START_BYTES = 4_096

/** Newest first; none where there is no folder yet. */
export async function listKept(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const kept = await Promise.all(names.map((name) => describe(folder, name)))
  return kept.filter((one) => one !== undefined).toSorted((a, b) => b.at.localeCompare(a.at))
}

async function describe(folder: string, name: string): Promise<KeptBackup | undefined> {
  const at = madeAt(name)
  if (at === undefined) return undefined
  // Another instance may delete it meanwhile.
  const found = await lstat(join(folder, name)).catch(() => undefined)
  return found?.isFile() ? { name, at, bytes: found.size, isEncrypted: name.endsWith('.age') } : undefined
}

/**
 * Those that are too old. The newest stays, however old it is: perhaps none has succeeded since. One that a clock made that was ahead is not
 * the newest, and goes when its day has come.
 */
export async function deleteOld(folder: string, days: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  const present = (await listKept(folder)).filter(({ at }) => at <= now.toISOString())
  let deleted = 0
  for (const one of present.slice(1)) {
    if (one.at >= before || !(await looksOurs(join(folder, one.name), one.isEncrypted))) continue
    await rm(join(folder, one.name), { force: true })
    deleted += 1
  }
  return deleted
}

/** Whether it begins as a backup does: what only has its name is somebody else's. */
async function looksOurs(path: string, isEncrypted: boolean): Promise<boolean> {
  const start = await readStart(path).catch(() => Buffer.alloc(0))
  if (isEncrypted) return isSealed(start)
  try {
    const name = firstName(gunzipSync(start, { finishFlush: constants.Z_SYNC_FLUSH }))
    return Object.values<string>(databaseFiles).includes(name)
  } catch {
    return false
  }
}

async function readStart(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0).finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}
