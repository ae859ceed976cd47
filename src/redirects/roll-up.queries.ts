/** SQL of the numbers per link and day. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../database/database.ts'
import { selectFromJson, type DialectName } from '../database/dialects.ts'
import type { RedirectSourcesTable } from '../database/link-tables.ts'
import type { RollUp } from './roll-up.ts'

const NUMBERS: ReadonlySet<string> = new Set(['hits', 'visitors'])

/** One statement for all rows; numbers are added to what is there. */
async function addRows(db: AnyDatabase, dialect: DialectName, table: string, key: readonly string[], numbers: readonly string[], rows: readonly object[]) {
  if (rows.length === 0) return
  const names = [...key, ...numbers]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const picked = sql.join(names.map((name) => (NUMBERS.has(name) ? sql`cast(${sql.ref(name)} as integer)` : sql.ref(name))))
  const sums = sql.join(numbers.map((name) => sql`${sql.ref(name)} = ${sql.ref(`${table}.${name}`)} + ${sql.ref(`excluded.${name}`)}`))
  // Without 'where true' SQLite reads the 'on' of 'on conflict' as that of a join.
  await sql`
    with added (${columns}) as (${selectFromJson(dialect, names, rows)})
    insert into ${sql.table(table)} (${columns}) select ${picked} from added where true
    on conflict (${sql.join(key.map((name) => sql.ref(name)))}) do update set ${sums}`.execute(db)
}

/** In the transaction of the ledger. */
export async function addRollUp(db: AnyDatabase, dialect: DialectName, { days, totals, sources }: RollUp): Promise<void> {
  await addRows(db, dialect, 'elk_redirect_days', ['redirect_id', 'day', 'kind', 'reason', 'device'], ['hits', 'visitors'], days)
  await addRows(db, dialect, 'elk_redirect_totals', ['redirect_id', 'kind'], ['hits', 'visitors'], totals)
  await addRows(db, dialect, 'elk_redirect_sources', ['redirect_id', 'day', 'source_path'], ['hits'], sources)
}

/** `redirect_id day path` of the named pages that those links have on those days. */
export async function listKnownSources(db: AnyDatabase, rows: readonly RedirectSourcesTable[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set()
  const found = await db
    .selectFrom('elk_redirect_sources')
    .select(['redirect_id', 'day', 'source_path'])
    .where('redirect_id', 'in', [...new Set(rows.map((row) => row.redirect_id))])
    .where('day', 'in', [...new Set(rows.map((row) => row.day))])
    .where('source_path', 'not in', ['', '*'])
    .execute()
  return new Set(found.map((row) => `${row.redirect_id} ${row.day} ${row.source_path}`))
}
