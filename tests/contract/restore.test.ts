/** Putting a backup back for good. */
import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { scratchFolder } from '../factories/backups.ts'

test.each(['elke.sqlite', 'elke.sqlite-wal', 'elke.sqlite-shm', 'elke.sqlite-journal'])(
  'beside %s of a site that was there no backup is put back',
  async (name) => {
    const dataDir = scratchFolder()
    const old = join(dataDir, name)
    writeFileSync(old, 'van vroeger')
    const wish = { file: join(dataDir, 'elke.tar.gz'), passphrase: undefined, place: { url: undefined, dataDir }, secretKey: undefined }
    await expect(restoreBackup(wish)).rejects.toThrow(`${old} exists; stop the site and move that folder away first`)
    expect(readdirSync(dataDir)).toEqual([name])
  },
)
