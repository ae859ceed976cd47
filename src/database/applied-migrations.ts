/** Which migrations a database has had, and whether this version of the program knows them all. */
import { sql, type Kysely } from 'kysely'
import type { DialectName } from './dialects.ts'
import type { Schema } from './schema.ts'
import { StartFault } from './start-fault.ts'
import { newerDatabase } from './start-faults.nl.ts'

export const MIGRATION_TABLE = 'elk_migrations'

/** In the order in which they ran; none of a database that is new. */
export async function listApplied(db: Kysely<Schema>, dialect: DialectName): Promise<string[]> {
  const found =
    dialect === 'postgres'
      ? sql<object>`select 1 from pg_class where oid = to_regclass(${MIGRATION_TABLE})`
      : sql<object>`select 1 from sqlite_schema where name = ${MIGRATION_TABLE}`
  if ((await found.execute(db)).rows.length === 0) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(MIGRATION_TABLE)} order by timestamp, name`.execute(db)
  return rows.map(({ name }) => name)
}

/** An older program on a newer database could lose what it does not know of. */
export async function refuseNewer(db: Kysely<Schema>, dialect: DialectName, known: object): Promise<void> {
  const unknown = (await listApplied(db, dialect)).filter((name) => !(name in known))
  if (unknown.length > 0) throw new StartFault(newerDatabase(unknown))
}
