/** What a backup left behind that was cut short. */
import { createHash } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DAY_MS } from '../platform/days.ts'
import { BackupFault } from './backup-fault.ts'
import type { Place } from './place.ts'
import { inTurn } from './turn.ts'

/** Of a folder in DATA_DIR with a copy that is not encrypted, and of the part of a backup that has no name yet. */
export const WORKING = '.elke-backup-'

/** In the folder of backups, where several sites may keep theirs. */
export function partPrefix({ url, dataDir }: Place): string {
  const site = url ?? `${hostname()} ${realpathSync(dataDir)}`
  return `${WORKING}${createHash('sha256').update(site).digest('hex').slice(0, 12)}-`
}

/** In one's turn: whatever the site itself left there is of a process that is gone. What another left is after a day. */
export async function clearUnfinished(place: Place, folder: string, now: Date): Promise<void> {
  await clear(place.dataDir, () => true)
  await clear(folder, (name, madeAt) => name.startsWith(partPrefix(place)) || now.getTime() - madeAt > DAY_MS)
}

/** Nothing while a backup is being made. */
export const clearLeftovers = (place: Place, folder: string, now: Date): Promise<void> =>
  inTurn(place, () => clearUnfinished(place, folder, now)).catch((error: unknown) => {
    if (!(error instanceof BackupFault && error.code === 'busy')) throw error
  })

async function clear(folder: string, isLeft: (name: string, madeAt: number) => boolean): Promise<void> {
  for (const name of await readdir(folder).catch((): string[] => [])) {
    if (!name.startsWith(WORKING)) continue
    const found = await stat(join(folder, name)).catch(() => undefined)
    if (found && isLeft(name, found.mtimeMs)) await rm(join(folder, name), { recursive: true, force: true })
  }
}
