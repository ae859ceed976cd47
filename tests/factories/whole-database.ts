/** Everything that a database holds, for tests that look for something that must not be in it. */
import { sql } from 'kysely'
import type { Database } from '../../src/database/database.ts'

/** Parts of the full-text index of SQLite: numbers packed in blobs. What it holds is asked through the index itself. */
const isPacked = (table: string): boolean => /^elk_chat_search_(?:config|data|docsize|idx)$/.test(table)

/** Every row of every table, as text. */
export async function textOfDatabase(db: Database): Promise<string> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !isPacked(name))
  const rows = await Promise.all(tables.map(async (name) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows))
  return JSON.stringify(rows)
}
