/** The backups in the folder of the site. */
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../platform/days.ts'
import { madeAt } from './backup-name.ts'

export interface KeptBackup {
  name: string
  at: string
  bytes: number
  isEncrypted: boolean
}

/** Newest first; none where there is no folder yet. */
export async function listKept(folder: string): Promise<KeptBackup[]> {
  const names = await readdir(folder).catch((): string[] => [])
  const found = names.flatMap((name) => {
    const at = madeAt(name)
    return at === undefined ? [] : [{ name, at }]
  })
  const kept = await Promise.all(found.map(async (one) => ({ ...one, bytes: await sizeOf(join(folder, one.name)), isEncrypted: one.name.endsWith('.age') })))
  return kept.toSorted((a, b) => b.at.localeCompare(a.at))
}

/** Another instance may delete it meanwhile. */
const sizeOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

/** The newest stays, however old it is: perhaps none has succeeded since. */
export async function deleteOld(folder: string, days: number, now: Date): Promise<number> {
  const before = new Date(now.getTime() - days * DAY_MS).toISOString()
  const old = (await listKept(folder)).slice(1).filter(({ at }) => at < before)
  for (const { name } of old) await rm(join(folder, name), { force: true })
  return old.length
}
