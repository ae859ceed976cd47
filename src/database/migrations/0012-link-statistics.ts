/** Numbers per link and day beside the click ledger, filled from what the ledger holds; soft deletion and health of links. */
import { sql, type Kysely, type RawBuilder } from 'kysely'
import type { Migration } from 'kysely/migration'
import { clusteredById, columnTypes, selectFromJson, utcHour, type DialectName } from '../dialects.ts'

const amsterdam = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam', dateStyle: 'short' })

const SOURCES_A_DAY = 50

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

// As `src/redirects/hit-reason.ts` had it when this landed.
const reasonOfRow = sql`case
  when kind = 'human' then ''
  when kind = 'duplicate' then 'repeat'
  when kind = 'head' then 'head'
  when kind = 'bot' then case when reason = 'no user agent' then 'no-user-agent' else 'known-robot' end
  when lower(reason) like '%prerender%' then 'prerender'
  when lower(reason) like '%prefetch%' then 'prefetch'
  else 'preview' end`

// What is no address of a page of ours is not kept longer than the ledger.
const pathOfRow = sql`case
  when source_path is null then ''
  when source_path like '%@%' or source_path like '%!%%' escape '!' or source_path like '% %' then '*'
  else source_path end`

/** Clicks beside their Dutch day: the offset only changes on the hour, so a list of hours tells the day, in both databases. */
async function ledgerWithDays(db: Kysely<unknown>, dialect: DialectName): Promise<RawBuilder<unknown>> {
  const hour = utcHour(dialect, 'created_at')
  const { rows } = await sql<{ hour: string }>`select distinct ${hour} as hour from elk_redirect_clicks`.execute(db)
  const days = rows.map((row) => ({ hour: row.hour, day: amsterdam.format(new Date(`${row.hour}:00:00Z`)) }))
  return sql`
    hours (hour, day) as materialized (${selectFromJson(dialect, ['hour', 'day'], days)}),
    clicks as (
      select redirect_id, day, kind, ${reasonOfRow} as reason, device, hits, source_path,
        case when kind = 'human' and row_number() over (partition by redirect_id, kind, visitor, day order by created_at, id) = 1 then 1 else 0 end as first_click
      from elk_redirect_clicks join hours on hours.hour = ${hour}
    )`
}

async function fillFromLedger(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const ledger = await ledgerWithDays(db, dialect)
  await sql`
    with ${ledger}
    insert into elk_redirect_days (redirect_id, day, kind, reason, device, hits, visitors)
    select redirect_id, day, kind, reason, device, sum(hits), sum(first_click) from clicks group by redirect_id, day, kind, reason, device`.execute(db)
  await sql`
    insert into elk_redirect_totals (redirect_id, kind, hits, visitors)
    select redirect_id, kind, sum(hits), sum(visitors) from elk_redirect_days group by redirect_id, kind`.execute(db)
  await sql`
    with ${ledger},
    sources as (
      select redirect_id, day, ${pathOfRow} as source_path, sum(hits) as hits
      from clicks where kind = 'human' group by redirect_id, day, ${pathOfRow}
    ),
    ranked as (select sources.*, row_number() over (partition by redirect_id, day order by hits desc, source_path) as place from sources),
    bounded as (select redirect_id, day, hits, case when place <= ${SOURCES_A_DAY} or source_path = '' then source_path else '*' end as source_path from ranked)
    insert into elk_redirect_sources (redirect_id, day, source_path, hits)
    select redirect_id, day, source_path, sum(hits) from bounded group by redirect_id, day, source_path`.execute(db)
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
