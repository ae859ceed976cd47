/** SQL that is the same for the records of every kind: their version, and whether they were deleted. */
import type { Generated, Kysely } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import type { Schema } from '../database/schema.ts'

interface RecordColumns {
  id: string
  version: Generated<number>
  deleted_at: Generated<string | null>
}

/** The tables that have these columns. */
export type RecordTable = { [Table in keyof Schema]: Schema[Table] extends RecordColumns ? Table : never }[keyof Schema]

// Of a table that is only known at run time the types tell no columns.
const columnsOf = (db: AnyDatabase) => db as unknown as Kysely<Record<RecordTable, RecordColumns>>

export interface Claim {
  id: string
  /** Undefined: whatever it is. */
  version?: number | undefined
  /** Null: it must not be deleted. A moment: it must be deleted, at that moment or later. */
  deletedSince: string | null
}

/** Counts the version up, with what else `values` says; the row is this transaction's from then on. Undefined when it is not as claimed. */
export async function claimRecord(
  db: AnyDatabase,
  table: RecordTable,
  { id, version, deletedSince }: Claim,
  values: { deleted_at?: string | null } = {},
): Promise<number | undefined> {
  let update = columnsOf(db)
    .updateTable(table)
    .set((eb) => ({ ...values, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('deleted_at', deletedSince === null ? 'is' : '>=', deletedSince)
  if (version !== undefined) update = update.where('version', '=', version)
  return (await update.returning('version').executeTakeFirst())?.version
}

export async function isDeleted(db: AnyDatabase, table: RecordTable, id: string): Promise<boolean | undefined> {
  const row = await columnsOf(db).selectFrom(table).select('deleted_at').where('id', '=', id).executeTakeFirst()
  return row && row.deleted_at !== null
}

/** The longest deleted first. */
export async function listDeletedBefore(db: AnyDatabase, table: RecordTable, before: string, limit: number): Promise<string[]> {
  const query = columnsOf(db).selectFrom(table).select('id').where('deleted_at', '<', before)
  return (await query.orderBy('deleted_at').orderBy('id').limit(limit).execute()).map(({ id }) => id)
}

/** False when it was brought back meanwhile. */
export async function eraseRecord(db: AnyDatabase, table: RecordTable, id: string, before: string): Promise<boolean> {
  const result = await columnsOf(db).deleteFrom(table).where('id', '=', id).where('deleted_at', '<', before).executeTakeFirst()
  return result.numDeletedRows > 0n
}
