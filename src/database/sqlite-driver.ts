/** How statements reach a SQLite file: what writes takes turns on one connection, and what reads goes over another beside it (decision 3). */
import { setTimeout } from 'node:timers/promises'
import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { CompiledQuery, SelectQueryNode, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { booleansIn, withBooleans } from './boolean-columns.ts'

export const BUSY_TIMEOUT_MS = 10_000
/** A statement whose time went by in the line of this process still waits so long for another process. */
const LEAST_TIMEOUT_MS = 100
const BUSY_RETRY_MS = 3
const MOST_PREPARED = 500
const SQLITE_BUSY = 5
const SQLITE_BUSY_SNAPSHOT = 517
/** The low byte of SQLite's codes; the rest says more precisely what happened. */
const PRIMARY_CODE = 0xff

interface PreparedStatement {
  statement: StatementSync
  /** It gives rows. */
  reader: boolean
  /** Names in its rows that are booleans. */
  booleans: readonly string[]
}

/** One connection to the file, with its statements kept prepared. */
export interface SqliteConnection {
  file: DatabaseSync
  run<Row>(query: CompiledQuery): QueryResult<Row>
}

const bind = (parameters: readonly unknown[]): SQLInputValue[] => parameters.map((p) => (typeof p === 'boolean' ? Number(p) : (p as SQLInputValue)))

export function connectionTo(file: DatabaseSync): SqliteConnection {
  const prepared = new Map<string, PreparedStatement>()
  const prepare = (text: string): PreparedStatement => {
    const known = prepared.get(text)
    if (known) return known
    const statement = file.prepare(text)
    const columns = statement.columns()
    const own = { statement, reader: columns.length > 0, booleans: booleansIn(columns) }
    if (prepared.size < MOST_PREPARED) prepared.set(text, own)
    return own
  }
  return {
    file,
    run<Row>({ sql, parameters }: CompiledQuery): QueryResult<Row> {
      const { statement, reader, booleans } = prepare(sql)
      if (reader) {
        const rows = statement.all(...bind(parameters))
        return { rows: (booleans.length > 0 ? rows.map((row) => withBooleans(row, booleans)) : rows) as Row[] }
      }
      const { changes, lastInsertRowid } = statement.run(...bind(parameters))
      return { insertId: BigInt(lastInsertRowid), numAffectedRows: BigInt(changes), rows: [] }
    },
  }
}

/** The line in which those who write wait for each other. */
class Line {
  #last: Promise<void> = Promise.resolve()

  /** Resolves when it is one's turn, with what ends it. */
  async enter(): Promise<() => void> {
    const before = this.#last
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#last = promise
    await before
    return resolve
  }
}

/** Says whether a statement only reads. A `with` that reads is built by the query builder; as bare text it takes its turn. */
const onlyReads = ({ query, sql }: CompiledQuery): boolean => SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)

interface Turn {
  /** By `Date.now()`. */
  askedAt: number
  leave: () => void
}

/** What a caller of the database holds: the line while a statement of it writes, or for the whole of its transaction. */
class Visit implements DatabaseConnection {
  readonly #writer: SqliteConnection
  readonly #reader: SqliteConnection
  readonly #line: Line
  #turn: Turn | undefined

  constructor(writer: SqliteConnection, reader: SqliteConnection, line: Line) {
    this.#writer = writer
    this.#reader = reader
    this.#line = line
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#turn) return untilUnlocked<Row>(this.#writer, query, this.#turn.askedAt)
    if (onlyReads(query)) return untilUnlocked<Row>(this.#reader, query, Date.now())
    const { askedAt } = await this.enter()
    try {
      return await untilUnlocked<Row>(this.#writer, query, askedAt)
    } finally {
      this.leave()
    }
  }

  /** Nobody else writes until it leaves. */
  async enter(): Promise<Turn> {
    const askedAt = Date.now()
    this.#turn = { askedAt, leave: await this.#line.enter() }
    return this.#turn
  }

  leave(): void {
    this.#turn?.leave()
    this.#turn = undefined
  }

  streamQuery(): never {
    throw new Error('SQLite gives no stream: rows are read in pages')
  }
}

/** A statement that found the file locked by another process has done nothing, so it may run again. The wait stays outside SQLite, whose own would stop the event loop. */
async function untilUnlocked<Row>(connection: SqliteConnection, query: CompiledQuery, askedAt: number): Promise<QueryResult<Row>> {
  const deadline = Math.max(askedAt + BUSY_TIMEOUT_MS, Date.now() + LEAST_TIMEOUT_MS)
  for (;;) {
    try {
      return connection.run<Row>(query)
    } catch (error) {
      if (!mayUnlock(connection.file, error) || Date.now() > deadline) throw error
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

export function createSqliteDriver(writer: SqliteConnection, reader: SqliteConnection): Driver {
  const line = new Line()
  // The same ones again: what is put around a connection is put around it once.
  const idle: Visit[] = []
  const visitOf = (connection: DatabaseConnection): Visit => connection as Visit
  return {
    async init() {},
    async acquireConnection() {
      return idle.pop() ?? new Visit(writer, reader, line)
    },
    async beginTransaction(connection) {
      await visitOf(connection).enter()
      // 'begin immediate' takes the write lock at once; a read that later upgrades would fail with SQLITE_BUSY beside a second process.
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    },
    async commitTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('commit'))
    },
    async rollbackTransaction(connection) {
      await connection.executeQuery(CompiledQuery.raw('rollback'))
    },
    async releaseConnection(connection) {
      visitOf(connection).leave()
      idle.push(visitOf(connection))
    },
    async destroy() {
      // The last one to close writes the log into the file.
      reader.file.close()
      writer.file.close()
    },
  }
}
