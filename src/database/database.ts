/** Opens the database of the environment and brings it to the newest schema. */
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { MIGRATION_TABLE, refuseNewer } from './applied-migrations.ts'
import { isStorageFault, postgresDialect, sqliteDialect, type DialectName } from './dialects.ts'
import { tellFaults } from './faults.ts'
import { makeFolder } from './make-folder.ts'
import { runFills } from './fills/run-fills.ts'
import { listMigrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'
import { explainFileFault } from './sqlite-file.ts'
import { explainPostgresFault } from './start-fault.ts'
import { refuseOtherEncoding } from './text-encoding.ts'

const FILL_BEFORE_SERVING_MS = 2_000

export type Database = Kysely<Schema>
export type AnyDatabase = Kysely<Schema> | Transaction<Schema>

export interface OpenDatabase {
  db: Database
  dialect: DialectName
  close: () => Promise<void>
  /** When a statement last failed for the disk of the database, by `performance.now()`. */
  lastStorageFault: () => number | undefined
}

/** What a statement was, whether it failed, and how long it took. */
export type OnStatement = (statement: string, failed: boolean, milliseconds: number) => void

export const databaseFile = (dataDir: string): string => join(dataDir, 'elke.sqlite')

/** A fault of the start, with what to do where it is one of the file, the folder or the way to the database. */
export const explainStartFault = ({ url, dataDir }: { url?: string | undefined; dataDir: string }, error: unknown): unknown =>
  url ? explainPostgresFault(error) : explainFileFault(databaseFile(dataDir), error)

/** `url` is a PostgreSQL address, or undefined for `<dataDir>/elke.sqlite`. Creates the folder with mode 700. */
export function openDatabase(options: { url?: string | undefined; dataDir: string; onStatement?: OnStatement | undefined }): OpenDatabase {
  const dialect: DialectName = options.url ? 'postgres' : 'sqlite'
  if (!options.url) makeFolder(options.dataDir)
  let storageFault: number | undefined
  const db = new Kysely<Schema>({
    dialect: tellFaults(options.url ? postgresDialect(options.url) : sqliteDialect(databaseFile(options.dataDir))),
    log: (event) => {
      options.onStatement?.(event.query.sql, event.level === 'error', event.queryDurationMillis)
      if (event.level === 'error' && isStorageFault(event.error)) storageFault = performance.now()
    },
  })
  return { db, dialect, close: () => db.destroy(), lastStorageFault: () => storageFault }
}

/** Runs the migrations that are missing, in order, excluding other processes. Throws with the cause when one fails, and before anything is changed when the database is of a newer version or keeps its text otherwise. */
export async function migrate(db: Database, dialect: DialectName): Promise<string[]> {
  const migrations = listMigrations(dialect)
  await refuseOtherEncoding(db, dialect)
  await refuseNewer(db, dialect, migrations)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: MIGRATION_TABLE,
    migrationLockTableName: 'elk_migrations_lock',
    // Work lands in another order than it was numbered: one with a lower number may come to a database that has a higher one.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('migration failed', { cause: error })
  // A small site has all of it before it serves; a grown one the rest beside that.
  const until = performance.now() + FILL_BEFORE_SERVING_MS
  await runFills({ db, dialect }, { goOn: () => performance.now() < until })
  return (results ?? []).map((r) => r.migrationName)
}
