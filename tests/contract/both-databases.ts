/** Runs the same tests on SQLite and on PostgreSQL, each on a fresh copy of a migrated database. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/database/database.ts'
import { testContext, type TestContext } from '../factories/context.ts'

export interface Opened extends AsyncDisposable {
  context: TestContext
  database: OpenDatabase
  /** Where it is, for what opens it by itself. */
  place: { url: string | undefined; dataDir: string }
  /** A second connection to the same data, as another instance would have. */
  openSecond(): Promise<OpenDatabase>
}

async function freshPostgres(): Promise<string> {
  const url = new URL(inject('postgresUrl'))
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  await client.query(`create database ${name} template ${inject('postgresTemplate')}`)
  await client.end()
  url.pathname = `/${name}`
  return url.href
}

async function open(kind: 'sqlite' | 'postgres'): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-test-'))
  const url = kind === 'postgres' ? await freshPostgres() : undefined
  if (kind === 'sqlite') copyFileSync(inject('sqliteTemplate'), join(dataDir, 'elke.sqlite'))
  const opened: OpenDatabase[] = []
  const openOne = async () => {
    const database = openDatabase({ url, dataDir })
    opened.push(database)
    return database
  }
  const database = await openOne()
  return {
    context: testContext(database),
    database,
    place: { url, dataDir },
    openSecond: openOne,
    async [Symbol.asyncDispose]() {
      await Promise.all(opened.map((one) => one.close()))
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** `await using site = await open()` in each test. */
export function onBothDatabases(title: string, tests: (open: () => Promise<Opened>) => void): void {
  for (const kind of ['sqlite', 'postgres'] as const)
    describe.skipIf(kind === 'postgres' && inject('postgresUrl') === '')(`${title} on ${kind}`, () => tests(() => open(kind)))
}
