/** A start on a folder that is not as it should be ends with one sentence in two languages that names what is wrong, and harms nothing. */
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { freePort } from '../setup/free-port.ts'
import { freshDataDir, spawnServer, startServer } from './setup/server.ts'
import { sharedFolder } from './setup/shared-folder.ts'

/** The first page, with the description of the file, stays whole. */
const PAGE_BYTES = 4_096

const ENTRY = 'dist/server/entry.mjs'

/** The built program, without looking first whether the site has to be built, which takes as long as the start. */
async function startOn(folder: string, env: Record<string, string> = {}, program = ENTRY) {
  const { exited } = spawnServer({ PORT: '0', DATA_DIR: folder, ...env }, program)
  const { code, stderr } = await exited
  return { code, lines: stderr.trimEnd().split('\n') }
}

/** In both languages. */
const refusal = (english: string, dutch: string) => [
  'The site cannot start:',
  expect.stringContaining(english),
  'De site kan niet starten:',
  expect.stringContaining(dutch),
]

const writeKey = (folder: string) => writeFileSync(join(folder, 'secret.key'), 'a'.repeat(64), { mode: 0o600 })

test.each<[string, (file: string) => void, string, string]>([
  [
    'garbage',
    (file) => writeFileSync(file, 'geen database '.repeat(1_000)),
    'is not an SQLite database; put back a backup',
    'is geen SQLite-database; zet een back-up terug',
  ],
  ['a folder', (file) => mkdirSync(file), 'cannot be opened; DATA_DIR must be a folder', 'is niet te openen; DATA_DIR moet een map zijn'],
])('%s in the place of the database is named with its path and what to do', async (_, spoil, english, dutch) => {
  const folder = sharedFolder(freshDataDir)
  const file = join(folder, 'elke.sqlite')
  spoil(file)
  const { code, lines } = await startOn(folder, {}, 'scripts/start.mjs')
  expect(code).toBe(1)
  expect(lines).toEqual(refusal(`${file} ${english}`, `${file} ${dutch}`))
})

test('a database that is damaged inside is named too', async () => {
  const folder = sharedFolder(freshDataDir)
  const file = join(folder, 'elke.sqlite')
  await using server = await startServer({ DATA_DIR: folder })
  await server.stop()
  const bytes = readFileSync(file)
  writeFileSync(file, bytes.fill(0xff, PAGE_BYTES))
  const { code, lines } = await startOn(folder)
  expect([code, lines]).toEqual([1, refusal(`${file} is damaged; put back a backup of it`, `${file} is beschadigd; zet een back-up terug`)])
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
  expect([code, lines]).toEqual([1, refusal(`${file} is empty, while secret.key beside it shows`, `${file} is leeg, terwijl secret.key`)])
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

test('a database of a newer version is refused, and no byte of it changes', async () => {
  const folder = sharedFolder()
  const file = join(folder, 'elke.sqlite')
  const newer = new DatabaseSync(file)
  newer.exec("insert into elk_migrations (name, timestamp) values ('9000-later', '2030-01-01T00:00:00.000Z')")
  newer.close()
  const before = readFileSync(file)
  const { code, lines } = await startOn(folder)
  expect([code, lines]).toEqual([
    1,
    refusal(
      'of a newer version of the site, which this one does not know (9000-later)',
      'van een nieuwere versie van de site, die deze niet kent (9000-later)',
    ),
  ])
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('a folder that cannot be made, and a database that does not answer, are told with what to do', async () => {
  const folder = sharedFolder(freshDataDir)
  writeFileSync(join(folder, 'file'), '')
  const file = join(folder, 'file')
  for (const path of [file, join(file, 'data'), join(file, 'a', 'b')])
    expect(await startOn(path)).toEqual({
      code: 1,
      lines: refusal(`${file} is no folder; set DATA_DIR (${path})`, `${file} is geen map; laat DATA_DIR (${path})`),
    })
  if (process.platform === 'linux')
    expect(await startOn('/proc/elke/data')).toEqual({
      code: 1,
      lines: refusal('/proc takes no folders, so that DATA_DIR (/proc/elke)', '/proc neemt geen mappen op, zodat DATA_DIR (/proc/elke)'),
    })
  const away = await startOn(folder, { DATABASE_URL: `postgres://elke:geheim@127.0.0.1:${await freePort()}/elke` })
  expect(away).toEqual({ code: 1, lines: refusal('DATABASE_URL does not answer', 'DATABASE_URL antwoordt niet') })
})
