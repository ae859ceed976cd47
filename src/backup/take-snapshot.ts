/** The database as it is at one moment, as a file, with what it holds. */
import { existsSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { listApplied } from '../database/applied-migrations.ts'
import { copyDatabaseFile } from '../database/copy-file.ts'
import { databaseFile, openDatabase } from '../database/database.ts'
import { atOneMoment, countRows, countTableBytes, listFileFaults } from './backup.queries.ts'
import { requireRoom, type FreeBytes } from './free-space.ts'
import { databaseFiles, type Manifest } from './load-manifest.ts'
import type { Place } from './place.ts'
import { dumpDatabase } from './postgres-tools.ts'

export interface Snapshot extends Pick<Manifest, 'database' | 'migrations' | 'counts'> {
  path: string
}

/** `folder` is empty, and its own: the copy in it is not encrypted. */
export const takeSnapshot = (place: Place, folder: string, free: FreeBytes): Promise<Snapshot> =>
  place.url ? dumpPostgres(place.url, folder, free) : copySqlite(place.dataDir, folder, free)

const bytesOf = async (path: string): Promise<number> => (await stat(path).catch(() => undefined))?.size ?? 0

async function copySqlite(dataDir: string, folder: string, free: FreeBytes): Promise<Snapshot> {
  const source = databaseFile(dataDir)
  if (!existsSync(source)) throw new Error(`there is no database ${source}; set DATA_DIR as for the server`)
  await requireRoom(folder, (await bytesOf(source)) + (await bytesOf(`${source}-wal`)), free)
  await copyDatabaseFile(source, databaseFile(folder))
  const { db, dialect, close } = openDatabase({ dataDir: folder })
  try {
    const [fault] = await listFileFaults(db)
    if (fault !== undefined) throw new Error(`${source} is damaged (${fault}); nothing was written, so that no good backup is followed by a bad one`)
    return { path: databaseFile(folder), database: 'sqlite', migrations: await listApplied(db, dialect), counts: await countRows(db, dialect) }
  } finally {
    await close()
  }
}

async function dumpPostgres(url: string, folder: string, free: FreeBytes): Promise<Snapshot> {
  const path = join(folder, databaseFiles.postgres)
  const { db, dialect, close } = openDatabase({ url, dataDir: folder })
  try {
    await requireRoom(folder, await countTableBytes(db), free)
    const migrations = await listApplied(db, dialect)
    const counts = await atOneMoment(db, async (snapshot, at) => {
      await dumpDatabase(url, path, snapshot)
      return countRows(at, dialect)
    })
    return { path, database: 'postgres', migrations, counts }
  } finally {
    await close()
  }
}
