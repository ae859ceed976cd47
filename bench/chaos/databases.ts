/** A new SQLite folder or a new database of a real PostgreSQL for each trial. */
import pg from 'pg'
import type { DialectName } from '../../src/database/dialects.ts'
import { startPostgres, type RunningPostgres } from '../../tests/setup/postgres.ts'
import { withFolder } from '../site.ts'
import type { Place } from './place.ts'

export interface TestedDatabase {
  dialect: DialectName
  /** Undefined for SQLite. */
  postgres: RunningPostgres | undefined
  withPlace<T>(use: (place: Place) => Promise<T>): Promise<T>
}

const sqlite: TestedDatabase = {
  dialect: 'sqlite',
  postgres: undefined,
  withPlace: (use) => withFolder((dataDir) => use({ dialect: 'sqlite', dataDir, url: undefined })),
}

const onPostgres = (postgres: RunningPostgres): TestedDatabase => ({
  dialect: 'postgres',
  postgres,
  withPlace: (use) =>
    withFolder(async (dataDir) => {
      const name = `chaos_${crypto.randomUUID().replaceAll('-', '')}`
      const client = new pg.Client({ connectionString: postgres.url })
      await client.connect()
      await client.query(`create database ${name} template template0`)
      await client.end()
      return use({ dialect: 'postgres', dataDir, url: Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href })
    }),
})

/** `only`: one of the two; otherwise both. */
export async function withDatabases<T>(only: string | undefined, use: (databases: readonly TestedDatabase[]) => Promise<T>): Promise<T> {
  if (only === 'sqlite') return use([sqlite])
  const postgres = await startPostgres()
  try {
    return await use(only === 'postgres' ? [onPostgres(postgres)] : [sqlite, onPostgres(postgres)])
  } finally {
    postgres.stop()
  }
}
