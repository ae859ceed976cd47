/**
 * PostgreSQL databases as they are after migrating. A test gives its own back, and the next one gets it empty: that takes a fraction of making one.
 * The connections to it stay for the next test as well: a new one is a process that must read the catalogue in, which costs more than most tests.
 */
import pg from 'pg'
import { inject } from 'vitest'
import { openDatabase, type OpenDatabase } from '../../src/database/database.ts'

/** What a database holds that nobody has used yet. */
interface Fresh {
  shape: string
  /** Deletes every row and puts back those that migrating left. */
  reset: string
}

interface Database {
  name: string
  client: pg.Client
  /** One for each that a test opens, in their order. */
  kept: OpenDatabase[]
  /** The catalogue when the shape was seen to be that of a fresh one. */
  catalogue: string
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

/** Of what PostgreSQL itself brings, the numbers are lower. */
const FIRST_OWN = 16_384
/** The name by which the server knows a connection that stays. */
const KEPT = 'kept'

/**
 * The catalogue is another wherever the shape is: who changes that writes a row of it, in a transaction later than all before, or takes one away.
 * Reading what the rows say takes several times as long.
 */
const STATE = `
  select concat_ws(' ', ${Object.entries({
    pg_class: 'oid',
    pg_attribute: 'attrelid',
    pg_constraint: 'oid',
    pg_trigger: 'oid',
    pg_proc: 'oid',
    pg_namespace: 'oid',
  })
    .map(([table, id]) => `(select concat(count(*), '/', max(xmin::text::bigint)) from ${table} where ${id} >= ${FIRST_OWN})`)
    .join(', ')}) as catalogue,
    pg_database_size(current_database()) as bytes`

/** Who may stay: those that are kept for the next test, once they do nothing. */
const LEFT = `
  select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and (application_name <> '${KEPT}' or state <> 'idle')`

const MOST_BYTES = 40_000_000
const OTHERS_GONE_WITHIN_MS = 1_000

/** Of this worker. */
const unused: Database[] = []
let fresh: Promise<Fresh> | undefined

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  // Of one that stays, when the server stops or a test ends all connections: the next query fails.
  client.on('error', () => {})
  await client.connect()
  return client
}

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await connect(url)
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
  const reset = ["set lock_timeout = '2s'", 'set session_replication_role = replica', ...deletes, ...inserts].join(';')
  return { shape: await readShape(client), reset }
}

async function readShape(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE)
  return rows[0]?.shape ?? ''
}

async function readState(client: pg.Client): Promise<{ catalogue: string; bytes: number }> {
  const { rows } = await client.query<{ catalogue: string; bytes: string }>(STATE)
  return { catalogue: rows[0]?.catalogue ?? '', bytes: Number(rows[0]?.bytes) }
}

async function make(): Promise<Database> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await connected(inject('postgresUrl'), (client) => client.query(`create database ${name} template ${inject('postgresTemplate')}`))
  const client = await connect(urlOf(name))
  await (fresh ??= readFresh(client))
  return { name, client, kept: [], catalogue: (await readState(client)).catalogue }
}

async function isLeftByOthers(client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + OTHERS_GONE_WITHIN_MS
  for (;;) {
    const { rows } = await client.query(LEFT)
    if (rows.length === 0) return true
    if (Date.now() > deadline) return false
    // The server waits, since a test may have stopped the timers of this process.
    await client.query('select pg_sleep(0.01)')
  }
}

/** False for one that cannot be made as it was: somebody is still in it, it has grown, or its tables are others now. */
async function empty(database: Database): Promise<boolean> {
  const { client } = database
  const was = await fresh
  if (!was || !(await isLeftByOthers(client))) return false
  const { catalogue, bytes } = await readState(client)
  if (bytes > MOST_BYTES || (catalogue !== database.catalogue && (await readShape(client)) !== was.shape)) return false
  database.catalogue = catalogue
  await client.query(was.reset)
  return true
}

async function drop(name: string): Promise<void> {
  await connected(inject('postgresUrl'), (client) => client.query(`drop database if exists ${name} with (force)`))
}

/** For one test: once it is closed no work that went on reaches the database, which is that of another test by then. */
function lend({ db, dialect, lastStorageFault }: OpenDatabase): OpenDatabase {
  const since = performance.now()
  let isClosed = false
  const lent = db.withPlugin({
    transformQuery: ({ node }) => {
      if (isClosed) throw new Error('driver has already been destroyed')
      return node
    },
    transformResult: async ({ result }) => result,
  })
  return {
    db: lent,
    dialect,
    close: async () => {
      isClosed = true
    },
    lastStorageFault: () => {
      const at = lastStorageFault()
      return at !== undefined && at >= since ? at : undefined
    },
  }
}

const openKept = (name: string): OpenDatabase => openDatabase({ url: `${urlOf(name)}?application_name=${KEPT}`, dataDir: '/nowhere' })

interface Unmigrated extends AsyncDisposable {
  url: string
}

export interface TakenDatabase extends Unmigrated {
  /** Each time with connections of its own, which are none of the caller's to end. */
  open(): OpenDatabase
}

export async function takePostgres(): Promise<TakenDatabase> {
  const database = unused.pop() ?? (await make())
  const { name, client, kept } = database
  const lent: OpenDatabase[] = []
  return {
    url: urlOf(name),
    open() {
      const own = (kept[lent.length] ??= openKept(name))
      const one = lend(own)
      lent.push(one)
      return one
    },
    async [Symbol.asyncDispose]() {
      await Promise.all(lent.map((one) => one.close()))
      if (await empty(database).catch(() => false)) return void unused.push(database)
      await client.end().catch(() => {})
      await drop(name)
      await Promise.all(kept.map((one) => one.close()))
    },
  }
}

/** One without tables, which goes afterwards. */
export async function takeUnmigrated(): Promise<Unmigrated> {
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
  await connected(inject('postgresUrl'), (client) => client.query(`create database ${name} template template0`))
  return { url: urlOf(name), [Symbol.asyncDispose]: () => drop(name) }
}
