/** Inserts many rows of one table in one statement. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../src/database/database.ts'
import { selectFromJson, type DialectName } from '../../src/database/dialects.ts'
import type { Schema } from '../../src/database/schema.ts'

const TYPES: Readonly<Record<string, string>> = {
  started_at: 'timestamptz',
  last_activity: 'timestamptz',
  completed_at: 'timestamptz',
  timestamp: 'timestamptz',
  given_at: 'timestamptz',
  created_at: 'timestamptz',
  updated_at: 'timestamptz',
  affiliate_cta_shown: 'boolean',
  affiliate_clicked: 'boolean',
  helpful: 'boolean',
  is_active: 'boolean',
  is_sample: 'boolean',
  message_count: 'integer',
  position: 'integer',
  hits: 'integer',
  click_count: 'integer',
}

/** All rows have the columns of the first. */
export async function insertRows(db: AnyDatabase, dialect: DialectName, table: keyof Schema, rows: readonly Record<string, unknown>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const picked = sql.join(columns.map((column) => (dialect === 'postgres' && TYPES[column] ? sql.raw(`"${column}"::${TYPES[column]}`) : sql.ref(column))))
  await sql`with given (${names}) as (${selectFromJson(dialect, columns, rows)}) insert into ${sql.table(table)} (${names}) select ${picked} from given`.execute(
    db,
  )
}
