/**
 * What a migration does to rows that are already there, in batches beside the serving site (decision 67). The migration itself only makes
 * room and plans the fill; from then on triggers and code keep new rows right, so that a fill meets old rows alone.
 */
import { sql, type Kysely } from 'kysely'

export interface Batch {
  /** Where the next one goes on. */
  mark: string
  /** None: nothing is left. */
  rows: number
}

export interface Fill {
  /** Fills about `limit` rows, in the caller's transaction. Whoever reads a row before its turn must find it as it was before the migration. */
  fillSome: (tx: Kysely<unknown>, mark: string, limit: number) => Promise<Batch>
}

/** In the transaction of a migration. `table` holds the rows to fill; planned anew, it begins anew. */
export async function planFill(db: Kysely<unknown>, name: string, table: string): Promise<void> {
  await createFills(db)
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db)
  const total = rows[0]?.total ?? 0
  await sql`
    insert into elk_fills (name, mark, state, done, total) values (${name}, '', ${total === 0 ? 'done' : 'filling'}, 0, ${total})
    on conflict (name) do update set mark = '', state = excluded.state, done = 0, total = excluded.total`.execute(db)
}

/** The migrations that plan are older than the one that brings the table. */
export const createFills = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable('elk_fills')
    .ifNotExists()
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('mark', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('done', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .execute()
