/** Backups: what was acknowledged before the copy began is in it, and what is not whole is not taken for whole. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { restoreBackup } from '../../src/backup/restore-backup.ts'
import { inTurn } from '../../src/backup/turn.ts'
import { clearLeftovers, partPrefix } from '../../src/backup/unfinished.ts'
import { writeBackup } from '../../src/backup/write-backup.ts'
import { openDatabase } from '../../src/database/database.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { newId } from '../../src/platform/ids.ts'
import { checkWritten as check, fillSite as fill, KEY, PASSPHRASE, scratchFolder as scratch, writeSite as write } from '../factories/backups.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const addCard = (site: Opened, id: string) =>
  site.database.db
    .insertInto('elk_homepage_content')
    .values({ id, content_nl: 'tekst '.repeat(200), is_active: false, created_at: '2026-11-20T10:00:00.000Z' })
    .execute()

onBothDatabases('backups', (open) => {
  test('under a stream of writes a backup holds every one that was acknowledged before it began, and is whole', async () => {
    await using site = await open()
    await fill(site)
    const acknowledged: string[] = []
    const stop = new AbortController()
    const writing = (async () => {
      while (!stop.signal.aborted) {
        const id = newId()
        await addCard(site, id)
        acknowledged.push(id)
        await new Promise(setImmediate)
      }
    })()
    while (acknowledged.length < 200) await new Promise(setImmediate)
    const before = acknowledged.slice()
    const file = join(scratch(), 'elke.tar.gz.age')
    const { counts } = await write(site, file, PASSPHRASE)
    stop.abort()
    await writing
    expect(counts['elk_homepage_content']).toBeGreaterThanOrEqual(before.length)
    expect((await check(site, file, PASSPHRASE)).manifest.counts).toEqual(counts)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    if (site.database.dialect === 'postgres') return
    const dataDir = join(scratch(), 'data')
    await restoreBackup({ file, passphrase: PASSPHRASE, place: { url: undefined, dataDir }, secretKey: undefined })
    const restored = openDatabase({ dataDir })
    const rows = await restored.db.selectFrom('elk_homepage_content').select('id').execute()
    await restored.close()
    const ids = new Set(rows.map(({ id }) => id))
    expect(before.filter((id) => !ids.has(id))).toEqual([])
    expect([readFileSync(join(dataDir, 'secret.key'), 'utf8'), readdirSync(dataDir).toSorted()]).toEqual([KEY, ['backup.lock', 'elke.sqlite', 'secret.key']])
  })

  test('a check tells a key that does not fit and a file that was cut off or is none, and leaves nothing behind', async () => {
    await using site = await open()
    await fill(site)
    const folder = scratch()
    const file = join(folder, 'other-key.tar.gz')
    await write(site, file, undefined, 'een-andere-sleutel-dan-waarmee-de-site-is-gemaakt-00000000')
    await expect(check(site, file)).rejects.toThrow('does not open key_check, chatbot_api_key')
    const cut = join(folder, 'cut.tar.gz')
    writeFileSync(cut, readFileSync(file).subarray(0, 9_000))
    await expect(check(site, cut)).rejects.toThrow()
    writeFileSync(cut, 'geen back-up')
    await expect(check(site, cut)).rejects.toThrow('none of the backups')
    if (site.database.dialect === 'postgres') {
      const { rows } = await sql`select 1 from pg_database where datname like 'elke_check_%'`.execute(site.database.db)
      expect(rows).toEqual([])
    }
  })

  test('while one is made a second one is refused, and takes nothing of the first away', async () => {
    await using site = await open()
    await fill(site)
    const folder = scratch()
    const working = join(site.place.dataDir, '.elke-backup-aan-het-werk')
    await inTurn(site.place, async () => {
      mkdirSync(working)
      await expect(write(site, join(folder, 'elke.tar.gz'))).rejects.toMatchObject({ code: 'busy' })
      await clearLeftovers(site.place, folder, new Date())
      expect([existsSync(working), readdirSync(folder)]).toEqual([true, []])
    })
    await write(site, join(folder, 'elke.tar.gz'))
    expect([existsSync(working), readdirSync(folder)]).toEqual([false, ['elke.tar.gz']])
  })

  test('of backups that were killed nothing is left, and of those that other sites make in the same folder all is until a day later', async () => {
    await using site = await open()
    const folder = scratch()
    const parts = [`${partPrefix(site.place)}1.part`, '.elke-backup-0123456789ab-1.part']
    for (const name of parts) writeFileSync(join(folder, name), 'half')
    const copy = join(site.place.dataDir, '.elke-backup-abcdef')
    mkdirSync(copy)
    writeFileSync(join(copy, 'elke.sqlite'), 'alles')
    await clearLeftovers(site.place, folder, new Date())
    expect([existsSync(copy), readdirSync(folder)]).toEqual([false, [parts[1]]])
    await clearLeftovers(site.place, folder, new Date(Date.now() + 2 * DAY_MS))
    expect(readdirSync(folder)).toEqual([])
  })

  test('without room for it none is begun, and nothing is left', async () => {
    await using site = await open()
    await fill(site)
    const folder = scratch()
    const before = new Set(readdirSync(site.place.dataDir))
    const full = writeBackup({
      place: site.place,
      masterKey: KEY,
      passphrase: undefined,
      file: join(folder, 'elke.tar.gz'),
      now: new Date(),
      free: async (path) => (path === folder ? 1_000_000_000 : 64_100_000),
    })
    await expect(full).rejects.toMatchObject({ code: 'no_room' })
    expect([readdirSync(folder), readdirSync(site.place.dataDir).filter((name) => !before.has(name) && name !== 'backup.lock')]).toEqual([[], []])
  })

  test('a backup replaces no file, and is restored over no site', async () => {
    await using site = await open()
    await fill(site)
    const folder = scratch()
    const file = join(folder, 'elke.tar.gz')
    await write(site, file)
    await expect(write(site, file)).rejects.toThrow('exists already')
    const wish = { file, passphrase: undefined, place: site.place, secretKey: undefined }
    await expect(restoreBackup({ ...wish, secretKey: 'een andere sleutel van minstens 32 tekens' })).rejects.toThrow(
      /SECRET_KEY is not the key|exists; stop the site/,
    )
    await expect(restoreBackup(wish)).rejects.toThrow(/exists; stop the site|holds a site already/)
    expect(readdirSync(folder)).toEqual(['elke.tar.gz'])
  })
})
