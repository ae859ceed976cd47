/** Putting a backup back for good. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { BACKUP_JOB } from '../../src/backup/backup-job.ts'
import { countRows } from '../../src/backup/backup.queries.ts'
import { openBackups } from '../../src/backup/open-backups.ts'
import { migrate, openDatabase } from '../../src/database/database.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { takeSlot } from '../../src/platform/jobs.queries.ts'
import { checkKey } from '../../src/owner/check-key.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { testContext } from '../factories/context.ts'
import { fillSite, KEY, PASSPHRASE, scratchFolder, writeSite } from '../factories/backups.ts'
import { readSettings } from '../factories/settings.ts'
import { onBothDatabases } from './both-databases.ts'
import { takeUnmigrated } from './postgres-databases.ts'

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

onBothDatabases('a backup that is put back', (open) => {
  test('is the site that was copied, with its rows, its secrets and no backup that would have failed', async () => {
    await using site = await open()
    await fillSite(site)
    // The job itself, while it makes the copy.
    await takeSlot(site.database.db, BACKUP_JOB, '2026-11-20 2026-11-20T10', '2026-11-20T10:00:00.000Z')
    const file = join(scratchFolder(), 'elke.tar.gz.age')
    const { counts } = await writeSite(site, file, PASSPHRASE)

    await using empty = site.place.url ? await takeUnmigrated() : undefined
    const dataDir = join(scratchFolder(), 'data')
    await restoreBackup({ file, passphrase: PASSPHRASE, place: { url: empty?.url, dataDir }, secretKey: undefined })
    const restored = openDatabase({ url: empty?.url, dataDir })
    try {
      expect(await countRows(restored.db, restored.dialect)).toEqual({ ...counts, elk_job_runs: 0 })
      expect(await migrate(restored.db, restored.dialect)).toEqual([])
      const context = { ...testContext(restored), secrets: createSecrets(readFileSync(join(dataDir, 'secret.key'), 'utf8')) }
      expect(await checkKey(context)).toEqual([])
      expect((await readSettings(context)).chatbot_api_key).toBe('sk-geheim-1234')
      context.clock.advance(DAY_MS)
      const backups = openBackups(context, { dataDir, databaseUrl: empty?.url, secretKey: undefined, backupDir: join(dataDir, 'backups') })
      expect(await backups.read(context)).toMatchObject({ isRunning: false, fault: null })
    } finally {
      await restored.close()
    }
    expect(readFileSync(join(dataDir, 'secret.key'), 'utf8')).toBe(KEY)
    expect(readdirSync(dataDir).toSorted()).toEqual(empty ? ['secret.key'] : ['backup.lock', 'elke.sqlite', 'secret.key'])
  })
})
