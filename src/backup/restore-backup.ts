/** Puts a backup back: in a place of its own, to see whether it is good, or where the site will start from it. */
import { randomBytes } from 'node:crypto'
import { existsSync, rmSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listApplied } from '../database/applied-migrations.ts'
import { databaseFile, openDatabase } from '../database/database.ts'
import { createDatabase, dropDatabase } from './backup.queries.ts'
import { forgetUnfinished } from './backup-runs.queries.ts'
import { examineRestored, type ListUnreadable } from './examine-restored.ts'
import { KEY, type Manifest } from './load-manifest.ts'
import { restoreDatabase } from './postgres-tools.ts'
import type { Place } from './place.ts'
import { inTurn } from './turn.ts'
import { undoOnStop } from './undo-on-stop.ts'
import { WORKING } from './unfinished.ts'
import { unpackBackup, type Unpacked } from './unpack-backup.ts'

export interface RestoreWish {
  file: string
  passphrase: string | undefined
  place: Place
  listUnreadable: ListUnreadable
}

type ForGood = Omit<RestoreWish, 'listUnreadable'> & { secretKey: string | undefined }

export interface Restored extends Unpacked {
  /** Migrations that this version of the program adds to it. */
  added: string[]
}

/** In a temporary folder, and for PostgreSQL in a database that is made for it on the same server. Neither is left behind. */
export async function checkBackup({ file, passphrase, place, listUnreadable }: RestoreWish): Promise<Restored> {
  await using work = await workingFolder(join(tmpdir(), 'elke-restore-'))
  const unpacked = await unpackBackup(file, work.folder, passphrase)
  if (unpacked.manifest.database === 'sqlite') {
    return { ...unpacked, added: await examineRestored({ url: undefined, dataDir: work.folder }, unpacked, listUnreadable) }
  }
  await using database = await temporaryDatabase(requireUrl(place.url), work.folder)
  await restoreDatabase(database.url, unpacked.databasePath)
  return { ...unpacked, added: await examineRestored({ url: database.url, dataDir: work.folder }, unpacked, listUnreadable) }
}

/** Only where nothing is. `secretKey`: the key of the environment, which the site will start with. */
export async function restoreBackup(wish: ForGood): Promise<Unpacked> {
  const { place } = wish
  const { url, dataDir } = place
  if (!url) refuseBesideDatabase(databaseFile(dataDir))
  return inTurn(place, () => putBack(wish))
}

async function putBack({ file, passphrase, place: { url, dataDir }, secretKey }: ForGood): Promise<Unpacked> {
  await using work = await workingFolder(join(dataDir, WORKING))
  const unpacked = await unpackBackup(file, work.folder, passphrase)
  const { manifest, databasePath, masterKey } = unpacked
  if (url && manifest.database === 'sqlite') throw new Error('it is of SQLite; restore it without DATABASE_URL')
  await keepKey(dataDir, masterKey, secretKey)
  if (manifest.database === 'sqlite') {
    await settleRuns({ url: undefined, dataDir: work.folder }, manifest)
    // A site may have begun here meanwhile.
    refuseBesideDatabase(databaseFile(dataDir))
    await rename(databasePath, databaseFile(dataDir))
    return unpacked
  }
  const target = requireUrl(url)
  await refuseFilled({ url: target, dataDir })
  await restoreDatabase(target, databasePath)
  await settleRuns({ url: target, dataDir }, manifest)
  return unpacked
}

/** The log of a database that was here before would be played back into the one that is put back, and damage it. */
function refuseBesideDatabase(file: string): void {
  const found = ['', '-wal', '-shm', '-journal'].map((end) => file + end).find((path) => existsSync(path))
  if (found !== undefined) throw new Error(`${found} exists; stop the site and move that folder away first`)
}

function requireUrl(url: string | undefined): string {
  if (!url) throw new Error('it is of PostgreSQL; set DATABASE_URL')
  return url
}

/** Before the database, so that no start finds that without its key. */
async function keepKey(dataDir: string, masterKey: string, secretKey: string | undefined): Promise<void> {
  if (secretKey !== undefined) {
    if (secretKey === masterKey) return
    throw new Error('SECRET_KEY is not the key of this backup; start without it, or with the one of the backup')
  }
  const path = join(dataDir, KEY)
  if (existsSync(path)) {
    if ((await readFile(path, 'utf8')).trim() === masterKey) return
    throw new Error(`${path} is the key of another site; move it away first`)
  }
  await writeFile(path, masterKey, { mode: 0o600, flag: 'wx', flush: true })
}

async function refuseFilled(place: Place): Promise<void> {
  const { db, dialect, close } = openDatabase(place)
  try {
    if ((await listApplied(db, dialect)).length > 0) throw new Error('the database at DATABASE_URL holds a site already; make an empty one')
  } finally {
    await close()
  }
}

/** Not in a copy of a version that had no jobs yet. */
async function settleRuns(place: Place, { counts }: Manifest): Promise<void> {
  if (counts['elk_job_runs'] === undefined) return
  const { db, close } = openDatabase(place)
  await forgetUnfinished(db).finally(close)
}

async function workingFolder(prefix: string): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(prefix)
  const onStop = undoOnStop(() => rmSync(folder, { recursive: true, force: true }))
  return {
    folder,
    async [Symbol.asyncDispose]() {
      await rm(folder, { recursive: true, force: true })
      onStop[Symbol.dispose]()
    },
  }
}

async function temporaryDatabase(address: string, dataDir: string): Promise<AsyncDisposable & { url: string }> {
  const name = `elke_check_${randomBytes(6).toString('hex')}`
  const url = new URL(address)
  url.pathname = `/${name}`
  const beside = async (work: typeof createDatabase) => {
    const { db, close } = openDatabase({ url: address, dataDir })
    await work(db, name).finally(close)
  }
  await beside(createDatabase)
  return { url: url.href, [Symbol.asyncDispose]: () => beside(dropDatabase) }
}
