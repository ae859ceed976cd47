/**
 * Once a run: a real PostgreSQL for the contract tests, and a migrated database of each kind that every test gets a copy of.
 * With WITHOUT_POSTGRES=1 the tests that need it are skipped, which `npm test` tells.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { TestProject } from 'vitest/node'
import { migrate, openDatabase } from '../../src/database/database.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Over its socket. Empty when there is none. */
    postgresUrl: string
    /** Name of a migrated database on that server, for `create database … template`. */
    postgresTemplate: string
    /** A migrated file. */
    sqliteTemplate: string
  }
}

const TEMPLATE = 'migrated'

async function migrateOne(options: { url?: string; dataDir: string }): Promise<void> {
  const { db, dialect, close } = openDatabase(options)
  await migrate(db, dialect)
  // All of it into the one file that is copied.
  if (dialect === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
  await close()
}

async function makePostgresTemplate(postgresUrl: string, folder: string): Promise<void> {
  const server = openDatabase({ url: postgresUrl, dataDir: folder })
  await sql`create database ${sql.raw(TEMPLATE)}`.execute(server.db)
  await server.close()
  const url = new URL(postgresUrl)
  url.pathname = `/${TEMPLATE}`
  await migrateOne({ url: url.href, dataDir: folder })
}

export default async function setup(project: TestProject) {
  const postgres = process.env['WITHOUT_POSTGRES'] === '1' ? undefined : await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'elke-template-'))
  await Promise.all([migrateOne({ dataDir: folder }), postgres && makePostgresTemplate(postgres.socketUrl, folder)])
  console.log(`Contract tests use SQLite and ${postgres?.version ?? 'no PostgreSQL'}.`)
  project.provide('postgresUrl', postgres?.socketUrl ?? '')
  project.provide('postgresTemplate', TEMPLATE)
  project.provide('sqliteTemplate', join(folder, 'elke.sqlite'))
  return () => {
    postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
