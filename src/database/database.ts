/** Opens the database of the environment and brings it to the newest schema. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { booleanPlugin, postgresDialect, sqliteDialect, type DialectName } from './dialects.ts'
import { tellFaults } from './faults.ts'
import { listMigrations } from './migrations/index.ts'
import type { Schema } from './schema.ts'

export type Database = Kysely<Schema>
export type AnyDatabase = Kysely<Schema> | Transaction<Schema>

export interface OpenDatabase {
  db: Database
  dialect: DialectName
  close: () => Promise<void>
}

/** `url` is a PostgreSQL address, or undefined for `<dataDir>/elke.sqlite`. Creates the folder with mode 700. */
export function openDatabase(options: { url?: string | undefined; dataDir: string }): OpenDatabase {
  const dialect: DialectName = options.url ? 'postgres' : 'sqlite'
  if (!options.url) mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const db = new Kysely<Schema>({
    dialect: tellFaults(options.url ? postgresDialect(options.url) : sqliteDialect(join(options.dataDir, 'elke.sqlite'))),
    plugins: dialect === 'sqlite' ? [booleanPlugin] : [],
  })
  return { db, dialect, close: () => db.destroy() }
}

/** Runs the migrations that are missing, in order, excluding other processes. Throws with the cause when one fails. */
export async function migrate(db: Database, dialect: DialectName): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => listMigrations(dialect) },
    migrationTableName: 'elk_migrations',
    migrationLockTableName: 'elk_migrations_lock',
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw new Error('migration failed', { cause: error })
  return (results ?? []).map((r) => r.migrationName)
}
