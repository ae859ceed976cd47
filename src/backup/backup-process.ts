/** Makes a backup in a process of its own, by the command that people use: visitors do not wait for it, and its memory is given back. */
import { spawn, type ChildProcess } from 'node:child_process'
import { setPriority } from 'node:os'
import type { Env } from '../platform/env.ts'
import { makeFolder } from '../database/make-folder.ts'
import { BackupFault, exitCodes } from './backup-fault.ts'
import { clearLeftovers } from './unfinished.ts'

/** Visitors first. */
const NICE = 10
const WHY_LENGTH = 400
/** While it counts a large table it hears nothing, and the site has to stop. */
const ENDS_WITHIN_MS = 5_000

export type MakeBackup = (wish: { folder: string; passphrase: string }, signal: AbortSignal) => Promise<void>

export type BackedUpSite = Pick<Env, 'dataDir' | 'databaseUrl' | 'secretKey'>

const stopped = () => new BackupFault('stopped', 'the site stopped')

/** Rejects with what the command said, and with `stopped` after the signal; then nothing of it is left. */
export const backupProcess =
  ({ dataDir, databaseUrl, secretKey }: BackedUpSite): MakeBackup =>
  async ({ folder, passphrase }, signal) => {
    if (signal.aborted) throw stopped()
    makeFolder(folder)
    const child = spawn(process.execPath, ['scripts/backup.ts', folder], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SECRET_KEY: secretKey ?? '', BACKUP_PASSPHRASE: passphrase },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    const end = () => endChild(child)
    signal.addEventListener('abort', end, { once: true })
    try {
      await ended(child)
    } catch (error) {
      if (!signal.aborted) throw error
      await clearLeftovers({ url: databaseUrl, dataDir }, folder, new Date())
      throw stopped()
    } finally {
      signal.removeEventListener('abort', end)
    }
  }

function endChild(child: ChildProcess): void {
  child.kill('SIGTERM')
  const deadline = setTimeout(() => child.kill('SIGKILL'), ENDS_WITHIN_MS)
  child.once('close', () => clearTimeout(deadline))
}

async function ended(child: ChildProcess): Promise<void> {
  let said = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(0, WHY_LENGTH)))
  if (child.pid !== undefined) setPriority(child.pid, NICE)
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve))
  if (code === 0) return
  const why = said.trim() || `the backup ended with code ${code}`
  const known = exitCodes.entries().find(([, number]) => number === code)
  throw known ? new BackupFault(known[0], why) : new Error(why)
}
