/** Where a site that is put to the test keeps what it is told: looked at from beside it, as nobody but the test would. */
import { execFileSync } from 'node:child_process'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../src/database/database.ts'
import type { DialectName } from '../../src/database/dialects.ts'

export interface Place {
  dialect: DialectName
  dataDir: string
  /** Of PostgreSQL. */
  url: string | undefined
}

/** Opened for each look and closed again: a file that somebody holds open is not recovered when the site starts after a kill. */
export async function withStore<T>({ dataDir, url }: Pick<Place, 'dataDir' | 'url'>, look: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openDatabase({ url, dataDir })
  try {
    return await look(db)
  } finally {
    await close()
  }
}

/** Rows and indexes that do not fit together, and numbers that contradict what they count. */
export async function findDamage(place: Place): Promise<string[]> {
  const broken = place.dialect === 'sqlite' ? checkFile(place.dataDir) : await withStore(place, checkServer)
  return [...broken, ...(await withStore(place, findContradictions))]
}

function checkFile(dataDir: string): string[] {
  try {
    execFileSync(process.execPath, ['scripts/check-database.ts'], { env: { ...process.env, DATA_DIR: dataDir }, stdio: 'pipe' })
    return []
  } catch (error) {
    return [String(error)]
  }
}

/** Tables against their indexes, by the module that PostgreSQL brings for it. */
async function checkServer(db: Database): Promise<string[]> {
  try {
    await sql`create extension if not exists amcheck`.execute(db)
    await sql`select bt_index_check(i.indexrelid, true) from pg_index i
      join pg_class c on c.oid = i.indexrelid join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relnamespace = 'public'::regnamespace`.execute(db)
    return []
  } catch (error) {
    return [String(error)]
  }
}

const contradictions = {
  'clicks in the ledger and in the sum of their link': sql<{ id: string }>`
    select r.id from elk_affiliate_redirects r where r.is_sample = ${false} and r.click_count <>
      (select coalesce(sum(c.hits), 0) from elk_redirect_clicks c where c.redirect_id = r.id and c.kind = 'human')`,
  'clicks in the ledger and by kind': sql<{ id: string }>`
    select t.redirect_id as id from elk_redirect_totals t where t.hits <>
      (select coalesce(sum(c.hits), 0) from elk_redirect_clicks c where c.redirect_id = t.redirect_id and c.kind = t.kind)`,
  'messages of a conversation and their number': sql<{ id: string }>`
    select s.session_id as id from elk_chat_sessions s where s.message_count <>
      (select count(*) from elk_chat_messages m where m.session_id = s.session_id)`,
  'messages without a delivery': sql<{ id: string }>`
    select m.id from elk_contact_messages m where not exists (select 1 from elk_outbox o where o.dedupe_key = cast(m.id as text))`,
  'requests that were opened without an invitation': sql<{ id: string }>`
    select q.id from elk_quote_requests q where q.confirmed_at is not null
      and not exists (select 1 from elk_quote_invitations i where i.request_id = q.id)`,
  'invitations without a delivery': sql<{ id: string }>`
    select i.id from elk_quote_invitations i join elk_quote_requests q on q.id = i.request_id
      where i.invited_at is not null
      and not exists (select 1 from elk_outbox o where o.dedupe_key = cast(i.id as text) || '-uitnodiging')`,
}

async function findContradictions(db: Database): Promise<string[]> {
  const found: string[] = []
  for (const [name, query] of Object.entries(contradictions)) {
    const { rows } = await query.execute(db)
    if (rows.length > 0) found.push(`${name}: ${rows.map(({ id }) => id).join(', ')}`)
  }
  return found
}
