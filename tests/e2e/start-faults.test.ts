/** A start on a folder that is not as it should be ends with one sentence that names the file, and harms nothing. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freshDataDir, spawnServer, startServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'

/** The first page, with the description of the file, stays whole. */
const PAGE_BYTES = 4_096

async function startOn(folder: string) {
  const { exited } = spawnServer({ PORT: '0', DATA_DIR: folder })
  const { code, stderr } = await exited
  return { code, lines: stderr.trimEnd().split('\n') }
}

const writeKey = (folder: string) => writeFileSync(join(folder, 'secret.key'), 'a'.repeat(64), { mode: 0o600 })

test.each<[string, (file: string) => void, string]>([
  ['garbage', (file) => writeFileSync(file, 'geen database '.repeat(1_000)), 'is not an SQLite database; put back a backup'],
  ['a folder', (file) => mkdirSync(file), 'cannot be opened; DATA_DIR must be a folder'],
])('%s in the place of the database is named with its path and what to do', async (_, spoil, sentence) => {
  const folder = sharedFolder(freshDataDir)
  const file = join(folder, 'elke.sqlite')
  spoil(file)
  const { code, lines } = await startOn(folder)
  expect(code).toBe(1)
  expect(lines).toEqual(['The site cannot start:', expect.stringContaining(`${file} ${sentence}`)])
})

test('a database that is damaged inside is named too', async () => {
  const folder = sharedFolder(freshDataDir)
  const file = join(folder, 'elke.sqlite')
  await using server = await startServer({ DATA_DIR: folder })
  await server.stop()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, PAGE_BYTES))
  const { code, lines } = await startOn(folder)
  expect([code, lines]).toEqual([1, ['The site cannot start:', expect.stringContaining(`${file} is damaged; put back a backup of it`)]])
})

test.each<[string, (file: string) => void]>([
  ['of no bytes', (file) => writeFileSync(file, '')],
  [
    'without a table',
    (file) => {
      const empty = new DatabaseSync(file)
      empty.exec('pragma journal_mode = WAL; create table weg (id); drop table weg')
      empty.close()
    },
  ],
])('an empty database %s beside a key is refused and left as it is', async (_, make) => {
  const folder = sharedFolder(freshDataDir)
  const file = join(folder, 'elke.sqlite')
  writeKey(folder)
  make(file)
  const before = statSync(file).size
  const { code, lines } = await startOn(folder)
  expect([code, lines]).toEqual([1, ['The site cannot start:', expect.stringContaining(`${file} is empty, while secret.key beside it shows`)]])
  expect([statSync(file).size, readdirSync(folder).includes('secret.key')]).toEqual([before, true])
})

test('a new folder starts, with an empty file, with a key, and with neither', async () => {
  for (const prepare of [(folder: string) => writeFileSync(join(folder, 'elke.sqlite'), ''), writeKey, (folder: string) => chmodSync(folder, 0o700)]) {
    const folder = sharedFolder(freshDataDir)
    prepare(folder)
    await using server = await startServer({ DATA_DIR: folder })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  }
})
