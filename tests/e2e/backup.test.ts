/** The commands that make a backup and put it back, beside a site that serves. */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { backupProcess } from '../../src/backup/backup-process.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { freshDataDir, plainEnv, root, startServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'
import { storedMessages, storedRows } from './setup/stored.ts'

const PASSPHRASE = 'paard batterij nietje correct'

const run = (script: string, args: readonly string[], env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [join('scripts', script), ...args], { cwd: root, env: { ...plainEnv, BACKUP_PASSPHRASE: PASSPHRASE, ...env } })

test('a site that is asked all the while is backed up, checked, and goes on elsewhere with every answer it had given', async () => {
  const folder = sharedFolder()
  const backups = sharedFolder(freshDataDir)
  const elsewhere = join(sharedFolder(freshDataDir), 'data')
  await using server = await startServer({ DATA_DIR: folder })
  const answered: string[] = []
  const stop = new AbortController()
  const asking = Array.from({ length: 4 }, async () => {
    while (!stop.signal.aborted) {
      const sessionId = crypto.randomUUID()
      await askOverHttp(server.url, 'Wat kost een testament?', sessionId)
      answered.push(sessionId)
    }
  })
  await eventually(() => expect(answered.length).toBeGreaterThan(40))
  const before = [...answered]
  const made = await run('backup.ts', [backups], { DATA_DIR: folder })
  stop.abort()
  await Promise.all(asking)
  expect(made.stdout).toMatch(/\.tar\.gz\.age: [\d.]+ KB, encrypted, \d+ rows in \d+ tables/)
  const [name = ''] = readdirSync(backups)
  const file = join(backups, name)
  const checked = await run('restore.ts', [file, '--check'], {})
  expect(checked.stdout).toMatch(/whole {4}yes.*\n {2}key {6}opens everything/)
  await run('restore.ts', [file], { DATA_DIR: elsewhere })

  await using second = await startServer({ DATA_DIR: elsewhere })
  const lost = before.filter((sessionId) => storedMessages(elsewhere, sessionId).length !== 2)
  expect(lost).toEqual([])
  await askOverHttp(second.url, 'En voor twee personen?', before[0] ?? '')
  expect(storedMessages(elsewhere, before[0] ?? '')).toHaveLength(4)
  expect(storedRows(elsewhere, 'select count(*) as owners from elk_auth_user')).toEqual([{ owners: 1 }])
  expect([...server.errors(), ...second.errors()]).toEqual([])
})

/** Its code and what it said. */
const failing = (script: string, args: string[], env: Record<string, string> = {}) =>
  run(script, args, env).then(
    () => 'worked',
    (error: { code: number; stderr: string }) => `${error.code} ${error.stderr}`,
  )

test('what cannot be backed up or put back ends with code 1 and one sentence', async () => {
  const empty = sharedFolder(freshDataDir)
  const file = join(empty, 'elke.tar.gz')
  expect(await failing('backup.ts', [file], { DATA_DIR: empty })).toMatch(
    /^1 No backup was made: there is no database .*elke\.sqlite; set DATA_DIR as for the server\n$/,
  )
  expect(await failing('backup.ts', [file], { DATA_DIR: empty, BACKUP_PASSPHRASE: 'kort' })).toMatch(
    /^1 No backup was made: BACKUP_PASSPHRASE: must have at least 16 characters\n$/,
  )
  expect(await failing('restore.ts', [file, '--check'])).toMatch(/^1 .*elke\.tar\.gz was not checked: .+\n$/)
  expect(readdirSync(empty)).toEqual([])
})

/** Large enough that a backup takes seconds. */
function grow(dataDir: string): void {
  using db = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  db.exec(`create table groot (bytes blob); insert into groot values ${Array.from({ length: 15 }, () => '(randomblob(8000000))').join()}`)
}

const leftovers = (...folders: string[]) => folders.flatMap((folder) => readdirSync(folder)).filter((name) => name.startsWith('.elke-backup-'))

test('a backup that a stop or a kill cuts short leaves no copy behind: at once after a stop, at the next start after a kill', async () => {
  const dataDir = sharedFolder()
  const folder = sharedFolder(freshDataDir)
  grow(dataDir)
  const isWriting = () => eventually(() => expect(readdirSync(folder)).toEqual([expect.stringMatching(/^\.elke-backup-.*\.part$/)]))

  const stop = new AbortController()
  const made = backupProcess({ dataDir, databaseUrl: undefined, secretKey: undefined })({ folder, passphrase: '' }, stop.signal)
  const refused = expect(made).rejects.toMatchObject({ code: 'stopped' })
  await isWriting()
  expect(leftovers(dataDir)).toHaveLength(1)
  stop.abort()
  await refused
  expect(leftovers(dataDir, folder)).toEqual([])

  const child = spawn(process.execPath, ['scripts/backup.ts', folder], { cwd: root, env: { ...plainEnv, DATA_DIR: dataDir }, stdio: 'ignore' })
  await isWriting()
  child.kill('SIGKILL')
  await once(child, 'close')
  expect(leftovers(dataDir, folder)).toHaveLength(2)
  await using server = await startServer({ DATA_DIR: dataDir, BACKUP_DIR: folder })
  await eventually(() => expect(leftovers(dataDir, folder)).toEqual([]))
  expect(server.errors()).toEqual([])
})
