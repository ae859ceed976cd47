/** SQLite has no booleans: which columns hold one as 0 or 1, and how rows get them back. */
import type { StatementColumnMetadata } from 'node:sqlite'
import type { SelectType } from 'kysely'
import type { Schema } from './schema.ts'

type BooleansOf<Table> = { [Column in keyof Table as SelectType<Table[Column]> extends boolean ? Column : never]: true }

/** The compiler refuses this list when it lacks a boolean of the schema, or names another column. */
const booleanColumns: { [Table in keyof Schema as keyof BooleansOf<Schema[Table]> extends never ? never : Table]: BooleansOf<Schema[Table]> } = {
  elk_chat_sessions: {
    affiliate_cta_shown: true,
    affiliate_clicked: true,
    unanswered: true,
    has_poor_answer: true,
    has_helpful: true,
    has_unhelpful: true,
    has_note: true,
  },
  elk_chat_runs: { stop_requested: true },
  elk_chat_feedback: { helpful: true },
  elk_chat_imports: { cancel_requested: true },
  elk_settings: { is_secret: true },
  elk_homepage_content: { is_active: true },
  elk_affiliate_redirects: { is_active: true, is_sample: true },
  elk_notaries: { is_sample: true, is_active: true },
  elk_notary_prices: { all_in: true },
  elk_reviews: { is_sample: true },
  elk_quote_offices: { takes_requests: true },
}

const known = new Set(Object.entries(booleanColumns).flatMap(([table, columns]) => Object.keys(columns).map((column) => `${table}.${column}`)))

/** Names in the result of a statement that come straight from a boolean column. A count or a sum has no column of its own and stays a number. */
export const booleansIn = (columns: readonly StatementColumnMetadata[]): string[] =>
  columns.filter(({ table, column }) => known.has(`${table}.${column}`)).map(({ name }) => name)

/** Changes the row: 0 and 1 become false and true; null stays null. */
export function withBooleans<Row>(row: Row, names: readonly string[]): Row {
  const fields = row as Record<string, unknown>
  for (const name of names) if (typeof fields[name] === 'number') fields[name] = fields[name] === 1
  return row
}
