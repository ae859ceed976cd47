/**
 * Fills a database with a year of use: `node bench/large/fill.ts --data-dir DIR --sessions 1000000`, or `--database-url URL` for PostgreSQL.
 * The rows are stored as the first released schema had them and the later migrations then run over them, so that every count and
 * index is made the way an upgrade of a grown site makes it.
 */
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrate, openDatabase, type Database, type OpenDatabase } from '../../src/database/database.ts'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { runFills } from '../../src/database/fills/run-fills.ts'
import type { Schema } from '../../src/database/schema.ts'
import { makeClick, makeCtaClick, makeLinks } from './clicks.ts'
import { makeConversation, momentOf } from './conversations.ts'
import { copyRows } from './copy-rows.ts'
import { createDraw, type Draw } from './draw.ts'
import { insertRows } from './insert-rows.ts'
import { readTexts } from './texts.ts'

/** Before the owner's area had counts and a search index of its own. */
const BEFORE = '0009-running-answers'
/** Conversations, of five messages each; clicks. */
const BATCH = 20_000
const CTA_SHARE = 0.05

export interface Size {
  sessions: number
  /** Two a conversation. */
  clicks: number
}

/** Puts rows of one table in: PostgreSQL takes them by COPY, SQLite as one statement in one transaction. */
type Put = (table: keyof Schema, rows: readonly Record<string, unknown>[]) => Promise<void>

const putInto = ({ db, dialect }: OpenDatabase, url: string | undefined): Put =>
  url === undefined ? (table, rows) => insertRows(db, dialect, table, rows) : (table, rows) => copyRows(url, table, rows)

/** `url` of PostgreSQL, or undefined. */
export async function fillDatabase(database: OpenDatabase, url: string | undefined, size: Size, tell: (line: string) => void = () => {}): Promise<void> {
  const { db, dialect } = database
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => listMigrations(dialect) },
    migrationTableName: 'elk_migrations',
    migrationLockTableName: 'elk_migrations_lock',
  })
  const { error } = await migrator.migrateTo(BEFORE)
  if (error) throw new Error('migration failed', { cause: error })
  const draw = createDraw(7)
  const end = Math.floor(Date.now() / 86_400_000) * 86_400_000
  const put = putInto(database, url)
  await fillConversations(put, size.sessions, end, draw, tell)
  await fillClicks(put, size.clicks, end, draw, tell)
  await sql`update elk_affiliate_redirects set click_count =
    (select count(*) from elk_redirect_clicks where redirect_id = elk_affiliate_redirects.id and kind = 'human')`.execute(db)
  await keepEverything(db)
}

export interface Upgrade {
  /** Until the site may serve. */
  awaySeconds: number
  /** The rest, which a site does beside serving; here with nothing to serve. */
  besideSeconds: number
}

/** Runs the later migrations over what was filled in, and what they leave to be done. */
export async function upgradeFilled(database: OpenDatabase): Promise<Upgrade> {
  const started = performance.now()
  await migrate(database.db, database.dialect)
  const away = performance.now()
  await runFills(database, { goOn: () => true })
  return { awaySeconds: (away - started) / 1000, besideSeconds: (performance.now() - away) / 1000 }
}

/** The oldest rows are older than the site keeps them by itself; erasing them is another measurement. */
async function keepEverything(db: Database): Promise<void> {
  const keys = ['retention_chat_days', 'retention_click_days', 'retention_event_days']
  const rows = keys.map((key) => ({ id: key, key, value: '1000', updated_at: new Date().toISOString() }))
  await db.insertInto('elk_settings').values(rows).execute()
}

async function fillConversations(put: Put, total: number, end: number, draw: Draw, tell: (line: string) => void): Promise<void> {
  const texts = readTexts()
  for (let start = 0; start < total; start += BATCH) {
    const many = Array.from({ length: Math.min(BATCH, total - start) }, (_, n) => {
      const number = start + n
      return makeConversation(number, momentOf(number, total, end, draw), texts, draw)
    })
    await put(
      'elk_chat_sessions',
      many.map(({ session }) => session),
    )
    await put(
      'elk_chat_messages',
      many.flatMap(({ messages }) => messages),
    )
    await put(
      'elk_chat_feedback',
      many.flatMap(({ feedback }) => feedback),
    )
    if (start % 100_000 === 0) tell(`conversations: ${start}`)
  }
}

async function fillClicks(put: Put, total: number, end: number, draw: Draw, tell: (line: string) => void): Promise<void> {
  const links = makeLinks(new Date(end).toISOString(), draw)
  await put('elk_affiliate_redirects', links)
  for (let start = 0; start < total; start += BATCH) {
    const moments = Array.from({ length: Math.min(BATCH, total - start) }, (_, n) => momentOf(start + n, total, end, draw)).toSorted((a, b) => a - b)
    await put(
      'elk_redirect_clicks',
      moments.map((at) => makeClick(at, String(draw.of(links)['id']), draw)),
    )
    await put(
      'elk_affiliate_clicks',
      moments.filter(() => draw.share() < CTA_SHARE).map((at) => makeCtaClick(at, draw)),
    )
    if (start % 200_000 === 0) tell(`clicks: ${start}`)
  }
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { 'data-dir': { type: 'string' }, 'database-url': { type: 'string' }, sessions: { type: 'string', default: '1000' } },
  })
  const sessions = Number(values.sessions)
  const database = openDatabase({ url: values['database-url'], dataDir: values['data-dir'] ?? './data-large' })
  await fillDatabase(database, values['database-url'], { sessions, clicks: 2 * sessions }, (line) => console.log(line))
  const { awaySeconds, besideSeconds } = await upgradeFilled(database)
  console.log(`upgrade: ${Math.round(awaySeconds)} s away, then ${Math.round(besideSeconds)} s beside serving`)
  await database.close()
}
