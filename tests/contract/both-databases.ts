/** Runs the same tests on SQLite and on PostgreSQL, each on a migrated database that holds nothing yet. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/database/database.ts'
import { testContext, type TestContext } from '../factories/context.ts'
import { takePostgres } from './postgres-databases.ts'

export interface Opened extends AsyncDisposable {
  context: TestContext
  database: OpenDatabase
  /** Where it is, for what opens it by itself. */
  place: { url: string | undefined; dataDir: string }
  /** A second connection to the same data, as another instance would have. */
  openSecond(): Promise<OpenDatabase>
}

async function open(kind: 'sqlite' | 'postgres'): Promise<Opened> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elke-test-'))
  const postgres = kind === 'postgres' ? await takePostgres() : undefined
  const url = postgres?.url
  if (kind === 'sqlite') copyFileSync(inject('sqliteTemplate'), join(dataDir, 'elke.sqlite'))
  const opened: OpenDatabase[] = []
  const openOne = async () => {
    const database = postgres?.open() ?? openDatabase({ dataDir })
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
      await postgres?.[Symbol.asyncDispose]()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** For what asks no database, or the same of either. */
export const openSqlite = (): Promise<Opened> => open('sqlite')

/** `await using site = await open()` in each test. */
export function onBothDatabases(title: string, tests: (open: () => Promise<Opened>) => void): void {
  for (const kind of ['sqlite', 'postgres'] as const)
    describe.skipIf(kind === 'postgres' && inject('postgresUrl') === '')(`${title} on ${kind}`, () => tests(() => open(kind)))
}
