/** Searching without regard to capitals means the same on both databases: SQLite's own `lower` knows A to Z only. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from '../dialects.ts'

/** On SQLite `sqliteDialect` brings the function with each opening. */
export function smallLetters(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (dialect !== 'postgres') return
      // A database in the locale C knows A to Z only as well, unless it is told the rules of all scripts.
      const { rows } = await sql`select 1 from pg_collation where collname = 'und-x-icu'`.execute(db)
      const collate = rows.length > 0 ? 'collate "und-x-icu"' : ''
      await sql.raw(`create function elk_lower(text) returns text language sql immutable as 'select lower($1 ${collate})'`).execute(db)
    },
  }
}
