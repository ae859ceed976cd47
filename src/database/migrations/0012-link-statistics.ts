/** Numbers per link and day beside the click ledger, filled from what the ledger holds; soft deletion and health of links. */
import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, columnTypes, type DialectName } from '../dialects.ts'
import { sumLedger } from './0012-ledger-sums.ts'

export function linkStatistics(dialect: DialectName): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const type = columnTypes(dialect)
      // A deleted link gives up its slug at once; what it was waits here until the link is restored or erased.
      await db.schema.alterTable('elk_affiliate_redirects').addColumn('deleted_at', type.timestamp).execute()
      await db.schema.alterTable('elk_affiliate_redirects').addColumn('deleted_slug', 'text').execute()
      await createNumbers(db, dialect)
      await createHealth(db, dialect)
      await fillFromLedger(db, dialect)
    },
  }
}

async function createNumbers(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const link = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('redirect_id', 'text', (c) => c.notNull().references('elk_affiliate_redirects.id').onDelete('cascade'))
      .addColumn('hits', 'integer', (c) => c.notNull())
      .modifyEnd(clusteredById(dialect))
  await link('elk_redirect_days')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('elk_redirect_days_key', ['redirect_id', 'day', 'kind', 'reason', 'device'])
    .execute()
  await link('elk_redirect_totals')
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('visitors', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('elk_redirect_totals_key', ['redirect_id', 'kind'])
    .execute()
  await link('elk_redirect_sources')
    .addColumn('day', 'text', (c) => c.notNull())
    .addColumn('source_path', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('elk_redirect_sources_key', ['redirect_id', 'day', 'source_path'])
    .execute()
}

async function createHealth(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const type = columnTypes(dialect)
  await db.schema
    .createTable('elk_redirect_health')
    .addColumn('redirect_id', 'text', (c) => c.primaryKey().references('elk_affiliate_redirects.id').onDelete('cascade'))
    .addColumn('checked_at', type.timestamp, (c) => c.notNull())
    .addColumn('status', 'integer')
    .addColumn('fault', 'text')
    .addColumn('final_host', 'text')
    .addColumn('latency_ms', 'integer')
    .addColumn('certificate_until', type.timestamp)
    .addColumn('failures_in_row', 'integer', (c) => c.notNull())
    .execute()
}

async function fillFromLedger(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await sumLedger(db, dialect)
  await sql`
    insert into elk_redirect_totals (redirect_id, kind, hits, visitors)
    select redirect_id, kind, sum(hits), sum(visitors) from elk_redirect_days group by redirect_id, kind`.execute(db)
  await keepErasedClicks(db)
}

/** Clicks that were counted and whose rows are erased by now have no day; the total keeps them, on a day before all others. */
async function keepErasedClicks(db: Kysely<unknown>): Promise<void> {
  const missing = sql`r.click_count - coalesce((select t.hits from elk_redirect_totals t where t.redirect_id = r.id and t.kind = 'human'), 0)`
  await sql`
    insert into elk_redirect_days (redirect_id, day, kind, reason, device, hits, visitors)
    select r.id, '0000-00-00', 'human', '', 'unknown', ${missing}, 0 from elk_affiliate_redirects r where ${missing} > 0`.execute(db)
  await sql`
    insert into elk_redirect_totals (redirect_id, kind, hits, visitors)
    select redirect_id, kind, hits, visitors from elk_redirect_days where day = '0000-00-00'
    on conflict (redirect_id, kind) do update set hits = elk_redirect_totals.hits + excluded.hits`.execute(db)
}
