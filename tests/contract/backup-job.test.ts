/** The backups that the site makes by itself, with a command that only pretends to. */
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BackupFault } from '../../src/backup/backup-fault.ts'
import type { MakeBackup } from '../../src/backup/backup-process.ts'
import { openBackups } from '../../src/backup/open-backups.ts'
import { readSignals } from '../../src/owner/signals/read-signals.ts'
import { signalSentence } from '../../src/owner/signals/signals.nl.ts'
import { DAY_MS, HOUR_MS } from '../../src/platform/days.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { pretendBackup } from '../factories/backups.ts'
import { owner } from '../factories/context.ts'
import { saveSettings, type SettingValues } from '../factories/settings.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

/** The clock of a test stands at eleven in the morning of a Friday. */
const untilNight = 16 * HOUR_MS

/** Until it is stopped, which may be before it begins. */
const waits: MakeBackup = async (_, signal) => {
  if (!signal.aborted) await once(signal, 'abort')
  throw new BackupFault('stopped', 'the site stopped')
}

async function openSite(site: Opened, settings: Partial<SettingValues>, fails: { why: string | undefined } = { why: undefined }) {
  const backupDir = join(mkdtempSync(join(tmpdir(), 'elke-backups-')), 'backups')
  onTestFinished(() => rmSync(join(backupDir, '..'), { recursive: true, force: true }))
  await saveSettings(site.context.as(owner), settings)
  const passphrases: string[] = []
  const make: MakeBackup = async ({ folder, passphrase }) => {
    if (fails.why !== undefined) throw new Error(fails.why)
    passphrases.push(passphrase)
    mkdirSync(folder, { recursive: true })
    await pretendBackup(folder, site.context.clock.now(), passphrase !== '')
  }
  const system = site.context.as({ kind: 'system' })
  const backups = openBackups(system, { dataDir: '', databaseUrl: undefined, secretKey: undefined, backupDir }, make)
  const tick = () => runDueJobs(system, backups.jobs)
  /** Looks every hour. */
  const pass = async (hours: number) => {
    for (let hour = 0; hour < hours; hour += 1) {
      site.context.clock.advance(HOUR_MS)
      await tick()
    }
  }
  const names = () => (existsSync(backupDir) ? readdirSync(backupDir).toSorted() : [])
  return { backups, backupDir, tick, pass, names, passphrases, system }
}

onBothDatabases('backups by the clock', (open) => {
  test('a site that was not asked to makes none', async () => {
    await using site = await open()
    const { pass, names } = await openSite(site, {})
    await pass(72)
    expect(names()).toEqual([])
  })

  test('each night one is made, with the passphrase, and those that are too old go, while other files stay', async () => {
    await using site = await open()
    const { pass, names, passphrases, backupDir } = await openSite(site, { backup_every: 'day', backup_days: '3', backup_passphrase: 'paard batterij nietje' })
    await pass(24)
    writeFileSync(join(backupDir, 'van-mij.tar.gz'), '')
    await pass(24 * 6)
    expect(new Set(passphrases)).toEqual(new Set(['paard batterij nietje']))
    expect(passphrases).toHaveLength(8)
    expect(names()).toEqual([
      'elke-2026-11-24T020000Z.tar.gz.age',
      'elke-2026-11-25T020000Z.tar.gz.age',
      'elke-2026-11-26T020000Z.tar.gz.age',
      'elke-2026-11-27T020000Z.tar.gz.age',
      'van-mij.tar.gz',
    ])
  })

  test('each week one is made, on Monday', async () => {
    await using site = await open()
    const { pass, names } = await openSite(site, { backup_every: 'week', backup_days: '90' })
    await pass(24 * 17)
    expect(names().map((name) => name.slice(5, 15))).toEqual(['2026-11-20', '2026-11-23', '2026-11-30', '2026-12-07'])
  })

  test('one that fails is tried again every hour, asks for attention, and takes no good one away', async () => {
    await using site = await open()
    const fails: { why: string | undefined } = { why: undefined }
    const { backups, tick, pass, names, system } = await openSite(site, { backup_every: 'day', backup_days: '1' }, fails)
    await tick()
    const [first] = names()
    const topics = async () => (await readSignals(system, new Map())).map(({ topic }) => topic)
    fails.why = 'de schijf is vol'
    site.context.clock.advance(untilNight)
    await pass(48)
    expect(names()).toEqual([first])
    expect(await backups.read(system)).toMatchObject({
      isRunning: false,
      lastGood: '2026-11-20T10:00:00.000Z',
      fault: 'Error: de schijf is vol',
      kept: [{ name: first }],
    })
    expect(await topics()).toContain('backup')
    fails.why = undefined
    await pass(1)
    expect(await topics()).not.toContain('backup')
    expect(names()).toHaveLength(1)
    expect(names()).not.toContain(first)
  })

  test('with a passphrase that the key of today does not open none is made, and the owner reads why', async () => {
    await using site = await open()
    const { backups, pass, names, passphrases, system } = await openSite(site, { backup_every: 'day' })
    const other = { ...site.context.as(owner), secrets: createSecrets('een andere sleutel van minstens 32 tekens') }
    await saveSettings(other, { backup_passphrase: 'paard batterij nietje' })
    await pass(24)
    await backups.start(site.context.as(owner))
    await backups.stop()
    expect([passphrases, names()]).toEqual([[], []])
    expect((await backups.read(system)).fault).toBe('passphrase_unreadable')
    const signal = (await readSignals(system, new Map())).find(({ topic }) => topic === 'backup')
    expect(signal && signalSentence(signal)).toBe(
      'De laatste back-up is mislukt. De opgeslagen wachtzin is niet te lezen met de sleutel die de site nu heeft. Er is daarom niets gekopieerd. Vul de wachtzin onder Algemeen opnieuw in.',
    )
  })

  test('a clock that jumps deletes no backup, and one that goes back neither', async () => {
    await using site = await open()
    const { pass, names } = await openSite(site, { backup_every: 'day', backup_days: '3' })
    await pass(24 * 3)
    const before = names()
    site.context.clock.advance(400 * DAY_MS)
    await pass(1)
    expect(names().slice(0, before.length)).toEqual(before)
    site.context.clock.advance(-400 * DAY_MS)
    await pass(24)
    expect(names().slice(0, before.length)).toEqual(before)
  })

  test('one that is cut short by a stop is no fault, and is made anew by whichever process runs next, also when the owner began it', async () => {
    await using site = await open()
    const { backupDir, tick, names, system } = await openSite(site, {})
    const stopping = openBackups(system, { dataDir: '', databaseUrl: undefined, secretKey: undefined, backupDir }, waits)
    await stopping.start(site.context.as(owner))
    // The answer does not wait until it is written down that it began.
    await expect.poll(async () => (await stopping.read(system)).isRunning).toBe(true)
    await stopping.stop()
    expect(await stopping.read(system)).toMatchObject({ isRunning: false, fault: null, kept: [] })
    site.context.clock.advance(HOUR_MS)
    await tick()
    await tick()
    expect(names()).toHaveLength(1)
    expect(await stopping.read(system)).toMatchObject({ fault: null, lastGood: '2026-11-20T11:00:00.000Z' })
  })

  test('the owner begins one that the log tells of, and nobody else does', async () => {
    await using site = await open()
    const { backups, names, system } = await openSite(site, {})
    await expect(backups.start(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    await backups.start(site.context.as(owner))
    await backups.stop()
    expect(names()).toHaveLength(1)
    expect((await backups.read(system)).lastGood).toBe('2026-11-20T10:00:00.000Z')
    const log = await site.database.db.selectFrom('elk_audit_log').select('action').where('action', '=', 'backup.make').execute()
    expect(log).toHaveLength(1)
  })
})
