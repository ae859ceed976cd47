/** Two servers of one site, on one SQLite folder or one PostgreSQL, whose database can be taken away and given back. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openGate } from '../../setup/gate.ts'
import { startPostgres } from '../../setup/postgres.ts'
import { startedDataDir, startServer, type RunningServer } from './server.ts'
import { rowsInPostgres, storedRows } from './stored.ts'

export interface TwoInstances {
  servers: [RunningServer, RunningServer]
  /** Starts the place of a server that was killed again. */
  startAgain(at: 0 | 1): Promise<void>
  rows(sql: string): Promise<Record<string, unknown>[]>
  /** Nothing can be written any more, and on PostgreSQL nothing read either, until the returned function is called. */
  takeDatabase(): Promise<() => void>
  close(): Promise<void>
}

interface Place {
  env: Record<string, string>
  rows: TwoInstances['rows']
  take: () => Promise<() => void>
  close: () => void
}

function onSqlite(folder: string): Place {
  return {
    env: {},
    rows: async (sql) => storedRows(folder, sql),
    take: async () => {
      const file = new DatabaseSync(join(folder, 'elke.sqlite'), { timeout: 10_000 })
      file.exec('begin immediate')
      return () => {
        file.exec('rollback')
        file.close()
      }
    },
    close: () => {},
  }
}

async function onPostgres(): Promise<Place> {
  const postgres = await startPostgres()
  const behind = new URL(postgres.url)
  const gate = await openGate(Number(behind.port))
  behind.port = String(gate.port)
  return {
    env: { DATABASE_URL: behind.href },
    rows: (sql) => rowsInPostgres(postgres.url, sql),
    take: async () => {
      gate.shut()
      return () => gate.open()
    },
    close: () => {
      gate.close()
      postgres.stop()
    },
  }
}

/** Both start at the same moment, and have the key of one folder. */
export async function startTwo(kind: 'sqlite' | 'postgres', env: Record<string, string>): Promise<TwoInstances> {
  const folder = startedDataDir()
  const place = kind === 'sqlite' ? onSqlite(folder) : await onPostgres()
  const start = () => startServer({ DATA_DIR: folder, ...place.env, ...env })
  const servers: TwoInstances['servers'] = await Promise.all([start(), start()])
  return {
    servers,
    async startAgain(at) {
      servers[at] = await start()
    },
    rows: place.rows,
    takeDatabase: place.take,
    async close() {
      await Promise.all(servers.map((server) => server.stop()))
      place.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
