/** Makes a backup in a process of its own, by the command that people use: visitors do not wait for it, and its memory is given back. */
import { spawn } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { setPriority } from 'node:os'
import type { Env } from '../platform/env.ts'

/** Visitors first. */
const NICE = 10
const WHY_LENGTH = 400

export type MakeBackup = (wish: { folder: string; passphrase: string }, signal: AbortSignal) => Promise<void>

export type BackedUpSite = Pick<Env, 'dataDir' | 'databaseUrl' | 'secretKey'>

/** Rejects with what the command said. */
export const backupProcess =
  ({ dataDir, databaseUrl, secretKey }: BackedUpSite): MakeBackup =>
  async ({ folder, passphrase }, signal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const child = spawn(process.execPath, ['scripts/backup.ts', folder], {
      env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', SECRET_KEY: secretKey ?? '', BACKUP_PASSPHRASE: passphrase },
      stdio: ['ignore', 'ignore', 'pipe'],
      signal,
    })
    let said = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => (said = (said + text).slice(0, WHY_LENGTH)))
    if (child.pid !== undefined) setPriority(child.pid, NICE)
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(said.trim() || `the backup ended with code ${code}`))))
    })
  }
