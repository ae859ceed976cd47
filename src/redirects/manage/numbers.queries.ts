/** SQL that reads the numbers of links: roll-ups only, so that it stays quick however large the ledger grows. */
import { sql } from 'kysely'
import type { AnyDatabase } from '../../database/database.ts'

const hits = sql<number>`sum(hits)`
const visitors = sql<number>`sum(visitors)`

export const listTotals = (db: AnyDatabase, ids: string[]) =>
  db.selectFrom('elk_redirect_totals').select(['redirect_id', 'kind', 'hits', 'visitors']).where('redirect_id', 'in', ids).execute()

export const listDays = (db: AnyDatabase, id: string, from: string) =>
  db
    .selectFrom('elk_redirect_days')
    .select(['day', 'kind', hits.as('hits'), visitors.as('visitors')])
    .where('redirect_id', '=', id)
    .where('day', '>=', from)
    .groupBy(['day', 'kind'])
    .orderBy('day')
    .execute()

export const listKinds = (db: AnyDatabase, id: string, from: string) =>
  db
    .selectFrom('elk_redirect_days')
    .select(['kind', 'reason', hits.as('hits')])
    .where('redirect_id', '=', id)
    .where('day', '>=', from)
    .groupBy(['kind', 'reason'])
    .orderBy('kind')
    .orderBy('reason')
    .execute()

/** Of people. */
export const listDevices = (db: AnyDatabase, id: string, from: string) =>
  db
    .selectFrom('elk_redirect_days')
    .select(['device', hits.as('hits')])
    .where('redirect_id', '=', id)
    .where('day', '>=', from)
    .where('kind', '=', 'human')
    .groupBy('device')
    .orderBy(hits, 'desc')
    .orderBy('device')
    .execute()

export const listSources = (db: AnyDatabase, id: string, from: string, limit: number) =>
  db
    .selectFrom('elk_redirect_sources')
    .select(['source_path', hits.as('hits')])
    .where('redirect_id', '=', id)
    .where('day', '>=', from)
    .groupBy('source_path')
    .orderBy(hits, 'desc')
    .orderBy('source_path')
    .limit(limit)
    .execute()

/** Clicks of people by the day numbers of one link, all days. */
export async function sumDays(db: AnyDatabase, id: string): Promise<number> {
  const row = await db.selectFrom('elk_redirect_days').select(hits.as('hits')).where('redirect_id', '=', id).where('kind', '=', 'human').executeTakeFirst()
  return row?.hits ?? 0
}

export async function firstLedgerTime(db: AnyDatabase): Promise<string | undefined> {
  return (await db.selectFrom('elk_redirect_clicks').select('created_at').orderBy('id').limit(1).executeTakeFirst())?.created_at
}

/** Every link with what each account says of the clicks of people; the ledger only from `since`, when `day` begins. */
export async function listAccounts(db: AnyDatabase, { day, since }: { day: string; since: string }) {
  const human = sql<boolean>`kind = 'human'`
  return db
    .selectFrom('elk_affiliate_redirects as r')
    .select((eb) => [
      'r.id',
      'r.slug',
      'r.deleted_slug',
      'r.click_count',
      eb.selectFrom('elk_redirect_totals').select('hits').whereRef('redirect_id', '=', 'r.id').where(human).as('total'),
      eb.selectFrom('elk_redirect_days').select(hits.as('hits')).whereRef('redirect_id', '=', 'r.id').where(human).as('days'),
      eb.selectFrom('elk_redirect_days').select(hits.as('hits')).whereRef('redirect_id', '=', 'r.id').where(human).where('day', '>=', day).as('recent_days'),
      eb
        .selectFrom('elk_redirect_clicks')
        .select(hits.as('hits'))
        .whereRef('redirect_id', '=', 'r.id')
        .where(human)
        .where('created_at', '>=', since)
        .as('ledger'),
    ])
    .orderBy('r.id')
    .limit(20_000)
    .execute()
}
