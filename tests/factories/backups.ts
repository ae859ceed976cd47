/** Backups of a site that is open in a test. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { backupName } from '../../src/backup/backup-name.ts'
import { checkBackup } from '../../src/backup/restore-backup.ts'
import { packTar } from '../../src/backup/tar.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { checkKey, listSealedWithOther } from '../../src/owner/check-key.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { owner, type TestContext } from './context.ts'
import { saveSettings } from './settings.ts'

export const KEY = 'de-sleutel-van-deze-installatie-van-64-tekens-lang-0000000000000'
export const PASSPHRASE = 'paard batterij nietje correct'

interface BackedUp {
  context: TestContext
  place: { url: string | undefined; dataDir: string }
}

export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'elke-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** With a secret of the owner, sealed with KEY. */
export async function fillSite({ context }: BackedUp): Promise<void> {
  const sealing = { ...context.as(owner), secrets: createSecrets(KEY) }
  await checkKey(sealing)
  await saveSettings(sealing, { chatbot_api_key: 'sk-geheim-1234' })
}

export const writeSite = ({ place }: BackedUp, file: string, passphrase?: string, masterKey = KEY) =>
  writeBackup({ place, masterKey, passphrase, file, now: new Date('2026-11-27T03:00:00.000Z') })

export const checkWritten = ({ place }: BackedUp, file: string, passphrase?: string) =>
  checkBackup({ file, passphrase, place, listUnreadable: listSealedWithOther })

/** What begins as a backup does and holds nothing. */
export async function pretendBackup(folder: string, at: Date, isEncrypted = false): Promise<string> {
  const name = backupName(at, isEncrypted)
  const archive = packTar(Readable.from([{ name: 'elke.sqlite', size: 0, content: Readable.from([]) }]), 0)
  const plain = gzipSync(Buffer.concat(await Array.fromAsync(archive)))
  writeFileSync(join(folder, name), isEncrypted ? 'age-encryption.org/v1\n-> scrypt' : plain)
  return name
}
