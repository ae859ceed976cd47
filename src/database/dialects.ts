/** Everything in which SQLite and PostgreSQL differ: opening, types, booleans, locking and the few expressions that are not shared. */
import { setTimeout } from 'node:timers/promises'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, PostgresDialect, SqliteAdapter, SqliteDialect, SqliteDriver, type DatabaseConnection, type Dialect, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import { booleansIn, withBooleans } from './boolean-columns.ts'
import { closeToOthers, emptyFileFault, mustHaveTables } from './sqlite-file.ts'

export type DialectName = 'sqlite' | 'postgres'

export const BUSY_TIMEOUT_MS = 10_000
const BUSY_RETRY_MS = 3
const SQLITE_BUSY = 5
const SQLITE_BUSY_SNAPSHOT = 517
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

/** Waits for the lock of another process outside SQLite, whose own waiting would stop the event loop. */
class PatientDriver extends SqliteDriver {
  readonly #file: DatabaseSync
  readonly #patient = new WeakSet<DatabaseConnection>()

  constructor(config: ConstructorParameters<typeof SqliteDriver>[0], file: DatabaseSync) {
    super(config)
    this.#file = file
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#patient.has(connection)) return connection
    this.#patient.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = (query, options) => untilUnlocked(this.#file, () => execute(query, options))
    return connection
  }

  // 'begin immediate' takes the write lock at once; a read that later upgrades would fail with SQLITE_BUSY beside a second process.
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** A statement that found the file locked has done nothing, so it may run again. */
async function untilUnlocked<T>(file: DatabaseSync, run: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + BUSY_TIMEOUT_MS
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!mayUnlock(file, error) || Date.now() > deadline) throw error
    }
    await setTimeout(BUSY_RETRY_MS)
  }
}

function mayUnlock(file: DatabaseSync, error: unknown): boolean {
  const code = (error as { errcode?: number }).errcode ?? 0
  // What this transaction has read is outdated for good; only a new transaction reads anew.
  if (code === SQLITE_BUSY_SNAPSHOT && file.isTransaction) return false
  return (code & PRIMARY_CODE) === SQLITE_BUSY
}

class TransactionalDdlAdapter extends SqliteAdapter {
  // SQLite rolls DDL back; with 'begin immediate' a whole migration run excludes other processes.
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

// What is erased is written over, and not only marked as free.
const pragmas = ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'temp_store = MEMORY', 'secure_delete = ON']

function openFile(path: string): DatabaseSync {
  const filled = mustHaveTables(path)
  closeToOthers(path)
  const file = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  if (filled && file.prepare('select 1 from sqlite_schema').get() === undefined) {
    file.close()
    throw emptyFileFault(path)
  }
  for (const pragma of pragmas) file.exec(`pragma ${pragma}`)
  file.function('elk_lower', { deterministic: true }, (text) => (typeof text === 'string' ? text.toLowerCase() : text))
  // Opening may wait inside SQLite, since nothing else runs yet; from here on the driver waits.
  file.exec('pragma busy_timeout = 0')
  return file
}

interface PreparedStatement {
  statement: StatementSync
  /** It gives rows. */
  reader: boolean
  /** Names in its rows that are booleans. */
  booleans: readonly string[]
}

const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map((p) => (typeof p === 'boolean' ? Number(p) : (p as SQLInputValue)))

/** SQLite through `node:sqlite`, durable to the disk at each commit. Statements are kept prepared. */
export function sqliteDialect(path: string): Dialect {
  const file = openFile(path)
  const prepared = new Map<string, PreparedStatement>()
  const prepare = (text: string): PreparedStatement => {
    const known = prepared.get(text)
    if (known) return known
    const statement = file.prepare(text)
    const columns = statement.columns()
    const own = { statement, reader: columns.length > 0, booleans: booleansIn(columns) }
    if (prepared.size < 500) prepared.set(text, own)
    return own
  }
  const database = {
    close: () => file.close(),
    prepare: (text: string) => {
      const { statement, reader, booleans } = prepare(text)
      return {
        reader,
        all: (parameters: readonly unknown[]) => {
          const rows = statement.all(...bind(parameters))
          return booleans.length > 0 ? rows.map((row) => withBooleans(row, booleans)) : rows
        },
        run: (parameters: readonly unknown[]) => statement.run(...bind(parameters)),
        iterate: (parameters: readonly unknown[]) =>
          statement.iterate(...bind(parameters)).map((row) => withBooleans(row, booleans)) as IterableIterator<unknown>,
      }
    },
  }
  const base = new SqliteDialect({ database })
  return {
    createDriver: () => new PatientDriver({ database }, file),
    createAdapter: () => new TransactionalDdlAdapter(),
    createQueryCompiler: () => base.createQueryCompiler(),
    createIntrospector: (db) => base.createIntrospector(db),
  }
}

/** PostgreSQL through `pg`: timestamps as ISO strings, bigint counts as numbers. */
export function postgresDialect(url: string, poolSize = 10): Dialect {
  const types = {
    getTypeParser: (oid: TypeId, format?: 'text' | 'binary') =>
      ownParsers.get(oid) ?? (format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text')),
  }
  const pool = new pg.Pool({
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
  return new PostgresDialect({ pool })
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
  const field = (column: string) => (dialect === 'postgres' ? `item ->> '${column}'` : `value ->> '$.${column}'`)
  const fields = sql.raw(columns.map(field).join(', '))
  return dialect === 'postgres' ? sql`select ${fields} from json_array_elements(${json}::json) as list(item)` : sql`select ${fields} from json_each(${json})`
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
