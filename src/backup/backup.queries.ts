/** SQL of backups: what a database holds, and a moment of it that another program can read too. */
import { sql, type Kysely } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { DialectName } from '../database/dialects.ts'
import type { Schema } from '../database/schema.ts'

/** Rows by table, of the tables of the site; those that SQLite keeps its index of words in are no tables of their own. */
export async function countRows(db: AnyDatabase, dialect: DialectName): Promise<Record<string, number>> {
  const tables =
    dialect === 'postgres'
      ? sql<{ name: string }>`select tablename as name from pg_tables where schemaname = current_schema() and tablename like 'elk\\_%' order by tablename`
      : sql<{ name: string }>`select name from pragma_table_list where schema = 'main' and type = 'table' and name like 'elk\\_%' escape '\\' order by name`
  const counts: Record<string, number> = {}
  for (const { name } of (await tables.execute(db)).rows) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}

/** `work` gets the name that `pg_dump` reads the same moment by, and the tables as they were then. */
export async function atOneMoment<T>(db: Kysely<Schema>, work: (snapshot: string, at: AnyDatabase) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await keepOpen(tx)
      const { rows } = await sql<{ snapshot: string }>`select pg_export_snapshot() as snapshot`.execute(tx)
      return work(rows[0]?.snapshot ?? '', tx)
    })
}

/** A transaction that waits for a program longer than the server likes. */
const keepOpen = (tx: AnyDatabase) => sql`set local idle_in_transaction_session_timeout = 0`.execute(tx)

/** Of this program: no other lock of it has a number. */
const TURN = 6_001

/** Undefined while another connection to the same database has the turn. In a transaction, so that a pool between the two gives it back as well. */
export async function holdTurn<T>(db: Kysely<Schema>, work: () => Promise<T>): Promise<{ value: T } | undefined> {
  return db.transaction().execute(async (tx) => {
    await keepOpen(tx)
    const { rows } = await sql<{ held: boolean }>`select pg_try_advisory_xact_lock(${TURN}) as held`.execute(tx)
    return rows[0]?.held ? { value: await work() } : undefined
  })
}

/** Of the tables without their indexes, which a dump leaves out. */
export async function countTableBytes(db: AnyDatabase): Promise<number> {
  const { rows } = await sql<{ bytes: number | null }>`
    select sum(pg_table_size(c.oid)) as bytes from pg_class c where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`.execute(db)
  return rows[0]?.bytes ?? 0
}

/** What SQLite finds wrong with the whole file. */
export async function listFileFaults(db: AnyDatabase): Promise<string[]> {
  const broken = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const orphans = await sql<object>`pragma foreign_key_check`.execute(db)
  return [...broken.rows.map((row) => row.integrity_check).filter((line) => line !== 'ok'), ...orphans.rows.map((row) => JSON.stringify(row))]
}

/** `name` is made by the program. */
export async function createDatabase(db: AnyDatabase, name: string): Promise<void> {
  await sql`create database ${sql.id(name)}`.execute(db)
}

export async function dropDatabase(db: AnyDatabase, name: string): Promise<void> {
  await sql`drop database if exists ${sql.id(name)} with (force)`.execute(db)
}
