/** A start on a PostgreSQL that lets the site in and not do its work, or that keeps text otherwise. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { explainStartFault, migrate, openDatabase } from '../../src/database/database.ts'
import { takeUnmigrated } from './postgres-databases.ts'

const USER = 'elke_without_rights'

async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

async function startFault(url: string): Promise<unknown> {
  const { db, dialect, close } = openDatabase({ url, dataDir: '/nowhere' })
  try {
    return await migrate(db, dialect).catch((error: unknown) => explainStartFault({ url, dataDir: '/nowhere' }, error))
  } finally {
    await close()
  }
}

/** With this encoding, until the test is over. */
async function takeEncoded(encoding: string): Promise<string> {
  const server = inject('postgresUrl')
  const name = `elke_${encoding.toLowerCase()}_${randomUUID().replaceAll('-', '')}`
  await run(server, `create database ${name} encoding '${encoding}' locale 'C' template template0`)
  onTestFinished(() => run(server, `drop database ${name}`))
  return Object.assign(new URL(server), { pathname: `/${name}` }).href
}

test.skipIf(inject('postgresUrl') === '').each(['SQL_ASCII', 'LATIN1'])(
  'a database that keeps text as %s is refused before anything is made in it, with how to make another',
  async (encoding) => {
    const url = await takeEncoded(encoding)
    expect(await startFault(url)).toMatchObject({
      message: expect.stringMatching(`keeps its text as ${encoding}, .* make one anew with createdb --encoding UTF8`),
      dutch: expect.stringMatching(`bewaart tekst als ${encoding}, .* maak een nieuwe met createdb --encoding UTF8`),
    })
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    const { rows } = await client.query("select tablename from pg_tables where schemaname = 'public'").finally(() => client.end())
    expect(rows).toEqual([])
  },
)

describe.skipIf(inject('postgresUrl') === '')('a user of PostgreSQL', () => {
  test.each(['create on schema public', 'usage on schema public', 'connect on database'])(
    'without the right to %s is told which rights the site needs',
    async (right) => {
      await using database = await takeUnmigrated()
      const name = new URL(database.url).pathname.slice(1)
      await run(database.url, `do $$ begin create role ${USER} login; exception when duplicate_object then null; end $$`)
      await run(database.url, `revoke ${right} ${right.endsWith('database') ? name : ''} from public`)
      expect(await startFault(Object.assign(new URL(database.url), { username: USER }).href)).toMatchObject({
        message: expect.stringContaining('give it CONNECT on the database and CREATE and USAGE on the schema'),
        dutch: expect.stringContaining('geef hem CONNECT op de database en CREATE en USAGE op het schema'),
      })
    },
  )
})
