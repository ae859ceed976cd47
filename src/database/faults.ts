/** Tells a database that is away or full from a mistake of ours, and keeps the first fault of a transaction as the one that is told. */
import type { AbortableOperationOptions, CompiledQuery, DatabaseConnection, Dialect, Driver } from 'kysely'
import { AppError } from '../errors/errors.ts'

/** SQLITE_BUSY, NOMEM, READONLY, IOERR, FULL and CANTOPEN: the low byte of SQLite's codes. */
const awaySqlite: ReadonlySet<number> = new Set([5, 7, 8, 10, 13, 14])
const PRIMARY_CODE = 0xff
/** SQLSTATE: no connection, read-only server, no resources (disk, memory, connections), shut down, disk error. */
const awayPostgres = /^(?:08\w{3}|25006|53\w{3}|57P0\d|58030)$/
const awaySystem = /^(?:ECONN(?:REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOSPC)$/
/** `pg` gives a connection that broke no code. */
const brokenConnection = /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect)/

/** Whether the same statement may well succeed in some minutes, without anyone changing the program. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, errcode } = error as { code?: unknown; errcode?: unknown }
  if (typeof errcode === 'number') return awaySqlite.has(errcode & PRIMARY_CODE)
  return typeof code === 'string' ? awayPostgres.test(code) || awaySystem.test(code) : brokenConnection.test(error.message)
}

const told = (error: unknown): unknown => (isAway(error) ? new AppError('unavailable', { cause: error }) : error)
const rethrow = (error: unknown): never => {
  throw told(error)
}

interface Transaction {
  /** What ended it; SQLite may have rolled it back by itself already, and then a next statement would stand on its own. */
  fault: AppError | undefined
}

/** The same dialect, whose faults are `unavailable` with their cause where the database is away or full. */
export function tellFaults(dialect: Dialect): Dialect {
  return {
    createDriver: () => tellDriver(dialect.createDriver()),
    createAdapter: () => dialect.createAdapter(),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createIntrospector: (db) => dialect.createIntrospector(db),
  }
}

function tellDriver(driver: Driver): Driver {
  const known = new WeakSet<DatabaseConnection>()
  const transactions = new WeakMap<DatabaseConnection, Transaction>()
  const beginning = new WeakSet<DatabaseConnection>()
  const acquire = driver.acquireConnection.bind(driver)
  const begin = driver.beginTransaction.bind(driver)
  const commit = driver.commitTransaction.bind(driver)
  const rollback = driver.rollbackTransaction.bind(driver)

  driver.acquireConnection = async (options) => {
    const connection = await acquire(options).catch(rethrow)
    if (known.has(connection)) return connection
    known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async <Row>(query: CompiledQuery, settings?: AbortableOperationOptions) => {
      // A driver that waits for a lock must see what SQLite said.
      if (beginning.has(connection)) return execute<Row>(query, settings)
      const transaction = transactions.get(connection)
      if (transaction?.fault) throw transaction.fault
      return execute<Row>(query, settings).catch((error: unknown) => {
        const fault = told(error)
        if (transaction && fault instanceof AppError) transaction.fault = fault
        throw fault
      })
    }
    return connection
  }
  driver.beginTransaction = async (connection, settings) => {
    beginning.add(connection)
    await begin(connection, settings)
      .catch(rethrow)
      .finally(() => beginning.delete(connection))
    transactions.set(connection, { fault: undefined })
  }
  driver.commitTransaction = async (connection) => {
    await commit(connection)
    transactions.delete(connection)
  }
  driver.rollbackTransaction = async (connection) => {
    transactions.delete(connection)
    // What ended the transaction is what its caller must hear. A rollback fails only where nothing is left to roll back: SQLite did so
    // itself, or the connection is gone.
    await rollback(connection).catch(() => {})
  }
  return driver
}
