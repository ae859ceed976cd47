/** Everything in which SQLite and PostgreSQL differ: opening, types, booleans, locking and the few expressions that are not shared. */
import { DatabaseSync } from 'node:sqlite'
import { PostgresDialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect, type RawBuilder, sql } from 'kysely'
import type pg from 'pg'
import { BUSY_TIMEOUT_MS, connectionTo, createSqliteDriver } from './sqlite-driver.ts'
import { closeToOthers, emptyFileFault, mustHaveTables } from './sqlite-file.ts'

export type DialectName = 'sqlite' | 'postgres'

/** The low byte of SQLite's codes; the rest says more precisely what happened. */
const PRIMARY_CODE = 0xff
/** SQLITE_READONLY, SQLITE_IOERR and SQLITE_FULL. */
const SQLITE_STORAGE: ReadonlySet<number> = new Set([8, 10, 13])
/** disk_full and io_error. */
const POSTGRES_STORAGE: ReadonlySet<unknown> = new Set(['53100', '58030'])
const SQLITE_CONSTRAINT_UNIQUE = 2067
type TypeId = Parameters<typeof pg.types.getTypeParser>[0]
/** By the type's number in PostgreSQL's catalogue: int8, timestamptz, numeric. */
const ownParsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1184, (text) => new Date(text).toISOString()],
  [1700, Number],
])

class FileAdapter extends SqliteAdapter {
  // The driver itself lets those who write wait for each other, and nobody else.
  override get supportsMultipleConnections(): boolean {
    return true
  }

  // SQLite rolls DDL back; with 'begin immediate' a whole migration run excludes other processes.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

// What is erased is written over, and not only marked as free.
const pragmas = [
  'journal_mode = WAL',
  'synchronous = FULL',
  'foreign_keys = ON',
  'temp_store = MEMORY',
  'secure_delete = ON',
  // 8 MB of pages in memory and a log of 16 MB, where with SQLite's own 2 and 4 a click costs two fifths more once a link has a hundred thousand (decision 3).
  'cache_size = -8000',
  'wal_autocheckpoint = 4000',
]

function openFile(path: string): DatabaseSync {
  const filled = mustHaveTables(path)
  closeToOthers(path)
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  if (filled && file.prepare('select 1 from sqlite_schema').get() === undefined) {
    file.close()
    throw emptyFileFault(path)
  }
  for (const pragma of pragmas) file.exec(`pragma ${pragma}`)
  return prepareFile(file)
}

/** For what only reads. The file is there. */
function openBeside(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
  file.exec('pragma temp_store = MEMORY')
  return prepareFile(file)
}

function prepareFile(file: DatabaseSync): DatabaseSync {
  file.function('elk_lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text))
  // Opening may wait inside SQLite, since nothing else runs yet; from here on the driver waits.
  file.exec('pragma busy_timeout = 0')
  return file
}

/** SQLite through `node:sqlite`, durable to the disk at each commit. */
export function sqliteDialect(path: string): Dialect {
  const writer = openFile(path)
  const reader = openBeside(path)
  return {
    createDriver: () => createSqliteDriver(connectionTo(writer), connectionTo(reader)),
    createAdapter: () => new FileAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
}

/** PostgreSQL through `pg`, loaded with the first query: timestamps as ISO strings, bigint counts as numbers. */
export const postgresDialect = (url: string, poolSize = 10): Dialect => new PostgresDialect({ pool: () => openPool(url, poolSize) })

/** A site on SQLite does without the megabyte that the library takes. */
async function openPool(url: string, poolSize: number): Promise<pg.Pool> {
  const { default: library } = await import('pg')
  const types = {
    getTypeParser: (oid: TypeId, format?: 'text' | 'binary') =>
      ownParsers.get(oid) ?? (format === 'binary' ? library.types.getTypeParser(oid, 'binary') : library.types.getTypeParser(oid, 'text')),
  }
  const pool = new library.Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: 30_000,
  })
  // An idle connection that the server drops must not end the process; the next query opens a new one.
  pool.on('error', () => {})
  // Nor may one that drops between two queries of a transaction: the next query of that transaction fails, and says so.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Column types that differ. */
export const columnTypes = (dialect: DialectName) => ({
  timestamp: dialect === 'postgres' ? sql`timestamptz` : sql`text`,
  boolean: dialect === 'postgres' ? sql`boolean` : sql`integer`,
  real: dialect === 'postgres' ? sql`double precision` : sql`real`,
  false: dialect === 'postgres' ? sql`false` : sql`0`,
  true: dialect === 'postgres' ? sql`true` : sql`1`,
})

/**
 * Many rows as one parameter: a statement of thousands of placeholders costs more to build than to run.
 * Gives `select <columns> from …` over the JSON list; all columns as text.
 */
export function selectFromJson(dialect: DialectName, columns: readonly string[], rows: readonly object[]): RawBuilder<unknown> {
  const json = JSON.stringify(rows)
  if (dialect === 'sqlite') return sql`select ${sql.raw(columns.map((column) => `value ->> '$.${column}'`).join(', '))} from json_each(${json})`
  // Each row is read once; asked for one field after the other, PostgreSQL reads the whole of a row for each.
  const typed = sql.raw(columns.map((column) => `"${column}" text`).join(', '))
  return sql`select * from json_to_recordset(${json}::json) as list(${typed})`
}

/** The disk of the database is full, broken or read-only; `error` as the driver threw it, or as the cause of what is told. */
export function isStorageFault(error: unknown): boolean {
  if (error instanceof Error && error.cause !== undefined) return isStorageFault(error.cause)
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return POSTGRES_STORAGE.has(code) || (typeof errcode === 'number' && SQLITE_STORAGE.has(errcode & PRIMARY_CODE))
}

/** Another row has the value that this write wanted for itself. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  return code === '23505' || errcode === SQLITE_CONSTRAINT_UNIQUE
}

/** For tables that only grow: SQLite then keeps the rows in the order of their key and not in a second tree beside it. */
export const clusteredById = (dialect: DialectName): RawBuilder<unknown> => (dialect === 'sqlite' ? sql`without rowid` : sql``)

/** Forbids UPDATE and DELETE on a table, by the database itself. */
export function appendOnly(dialect: DialectName, table: string): RawBuilder<unknown>[] {
  if (dialect === 'sqlite') {
    return ['update', 'delete'].map((verb) =>
      sql.raw(`create trigger ${table}_no_${verb} before ${verb} on ${table} begin select raise(abort, '${table} is append-only'); end`),
    )
  }
  return [
    sql.raw(`create function ${table}_append_only() returns trigger language plpgsql as $$ begin raise exception '${table} is append-only'; end $$`),
    sql.raw(`create trigger ${table}_append_only before update or delete on ${table} for each row execute function ${table}_append_only()`),
  ]
}
