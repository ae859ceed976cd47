/** PostgreSQL databases as they are after migrating. A test gives its own back, and the next one gets it empty: that takes a tenth of making one. */
import pg from 'pg'
import { inject } from 'vitest'

/** What a database holds that nobody has used yet. */
interface Fresh {
  shape: string
  /** Deletes every row and puts back those that migrating left. */
  reset: string
}

/** All that migrations make: columns, constraints, indexes, triggers and functions. */
const SHAPE = `
  select md5(string_agg(part, ' ' order by part)) as shape from (
    select concat_ws(' ', c.relname, c.relkind, a.attname, a.atttypid, a.attnotnull) as part
      from pg_class c left join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 where c.relnamespace = 'public'::regnamespace
    union all select pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
    union all select pg_get_indexdef(indexrelid) from pg_index where indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)
    union all select concat_ws(' ', pg_get_triggerdef(oid), tgenabled) from pg_trigger
    union all select pg_get_functiondef(oid) from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
    union all select nspname from pg_namespace where nspname !~ '^pg_'
  ) as parts`

const MOST_BYTES = 40_000_000
const OTHERS_GONE_WITHIN_MS = 1_000

/** Of this worker. */
const unused: string[] = []
let fresh: Promise<Fresh> | undefined

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const urlOf = (name: string): string => Object.assign(new URL(inject('postgresUrl')), { pathname: `/${name}` }).href

async function readFresh(client: pg.Client): Promise<Fresh> {
  const { rows: tables } = await client.query<{ name: string }>("select quote_ident(tablename) as name from pg_tables where schemaname = 'public'")
  const deletes = tables.map(({ name }) => `delete from ${name}`)
  const inserts: string[] = []
  for (const { name } of tables) {
    const { rows } = await client.query<{ rows: string | null }>(`select json_agg(t)::text as rows from ${name} t`)
    const kept = rows[0]?.rows
    if (kept) inserts.push(`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${client.escapeLiteral(kept)})`)
  }
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  const reset = ["set lock_timeout = '2s'", 'set session_replication_role = replica', ...deletes, ...inserts].join(';')
  return { shape: rows[0]?.shape ?? '', reset }
}

async function make(): Promise<string> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await connected(inject('postgresUrl'), (client) => client.query(`create database ${name} template ${inject('postgresTemplate')}`))
  await (fresh ??= connected(urlOf(name), readFresh))
  return name
}

async function isLeftByOthers(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + OTHERS_GONE_WITHIN_MS
  for (;;) {
    const { rows } = await client.query('select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()')
    if (rows.length === 0) return true
    if (Date.now() > deadline) return false
  }
}

/** False for one that cannot be made as it was: somebody is still in it, it has grown, or its tables are others now. */
const empty = (name: string): Promise<boolean> =>
  connected(urlOf(name), async (client) => {
    const was = await fresh
    const { rows } = await client.query<{ shape: string; bytes: string }>(`select shape, pg_database_size(current_database()) as bytes from (${SHAPE}) as now`)
    if (!was || rows[0]?.shape !== was.shape || Number(rows[0].bytes) > MOST_BYTES || !(await isLeftByOthers(client))) return false
    await client.query(was.reset)
    return true
  })

export interface TakenDatabase extends AsyncDisposable {
  url: string
}

export async function takePostgres(): Promise<TakenDatabase> {
  const name = unused.pop() ?? (await make())
  return {
    url: urlOf(name),
    async [Symbol.asyncDispose]() {
      if (await empty(name).catch(() => false)) return void unused.push(name)
      await connected(inject('postgresUrl'), (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** One without tables, which goes afterwards. */
export async function takeUnmigrated(): Promise<TakenDatabase> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await connected(inject('postgresUrl'), (client) => client.query(`create database ${name} template template0`))
  return {
    url: urlOf(name),
    async [Symbol.asyncDispose]() {
      await connected(inject('postgresUrl'), (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}
