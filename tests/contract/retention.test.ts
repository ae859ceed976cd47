/** Erasing by age: what is older than its term is gone, what is younger stays, and no table is forgotten. */
import { expect, test, vi } from 'vitest'
import type { Schema } from '../../src/database/schema.ts'
import type { Actor } from '../../src/platform/context.ts'
import { runDueJobs, scheduleJobs } from '../../src/platform/jobs.ts'
import { guardCheckpoints } from '../../src/platform/erasing-guard.ts'
import { setErasingCheckpoint } from '../../src/platform/erasing-checkpoints.ts'
import type { StoredData } from '../../src/platform/stored-data.ts'
import { storedData, tablesWithoutPersonalData } from '../../src/privacy/list-stored-data.ts'
import { runRetention } from '../../src/privacy/run-retention.ts'
import { retentionJob } from '../../src/privacy/retention-job.ts'
import { owner, silentLog } from '../factories/context.ts'
import { addAnalysis, addClicks, addContactMessage, addConversation, addCtaClick, addEvent, addRedirect } from '../factories/rows.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { defaultSettings, saveSettings } from '../factories/settings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SYSTEM: Actor = { kind: 'system' }

const days = (key: 'retention_chat_days' | 'retention_contact_days' | 'retention_click_days' | 'retention_event_days'): number => Number(defaultSettings[key])

const agoOf = (site: Opened, ms: number): string => new Date(site.context.clock.now().getTime() - ms).toISOString()

async function countOf(site: Opened, table: keyof Schema): Promise<number> {
  const row = await site.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

const run = (site: Opened, declarations?: readonly StoredData[]) => runRetention(site.context.as(SYSTEM), declarations)

/** The owner agreed to more than a fifth of a table at once. */
const agree = (site: Opened) => setErasingCheckpoint(site.database, { name: guardCheckpoints.confirmed, at: agoOf(site, 0) })

async function auditOf(site: Opened): Promise<unknown[]> {
  const rows = await site.database.db.selectFrom('elk_audit_log').select(['actor', 'details']).where('action', '=', 'retention.erase').orderBy('id').execute()
  return rows.map((row) => ({ actor: row.actor, ...(JSON.parse(row.details ?? '{}') as object) }))
}

onBothDatabases('retention', (open) => {
  test('every table is either declared once or listed as holding nothing about people', async () => {
    await using site = await open()
    const named = (await site.database.db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => table.name)
    // SQLite lists the parts of a full-text index as tables beside the index itself, which is declared.
    const tables = named.filter((name) => !/^elk_chat_search_(?:config|data|docsize|idx|content)$/.test(name))
    const declared: string[] = [...storedData.flatMap((data) => data.tables), ...Object.keys(tablesWithoutPersonalData)]
    expect(declared.toSorted()).toEqual(tables.toSorted())
  })

  test('everything is kept until an hour before its term and gone an hour after it', async () => {
    await using site = await open()
    const { db } = site.database
    const redirect = await addRedirect(db, agoOf(site, 0))
    for (const margin of [HOUR, -HOUR]) {
      await addConversation(db, agoOf(site, days('retention_chat_days') * DAY + margin))
      await addAnalysis(db, agoOf(site, days('retention_chat_days') * DAY + margin))
      await addContactMessage(db, agoOf(site, days('retention_contact_days') * DAY + margin))
      await addClicks(db, redirect, agoOf(site, days('retention_click_days') * DAY + margin))
      await addCtaClick(db, agoOf(site, days('retention_click_days') * DAY + margin))
      await addEvent(db, agoOf(site, days('retention_event_days') * DAY + margin))
    }
    expect(await run(site)).toEqual({ gesprekken: 1, vragenoverzicht: 1, berichten: 1, 'kliks-partners': 1, 'kliks-offertes': 1, tellingen: 1 })
    const kept = [
      'elk_chat_sessions',
      'elk_chat_analyses',
      'elk_contact_messages',
      'elk_outbox',
      'elk_redirect_clicks',
      'elk_affiliate_clicks',
      'elk_events',
    ] as const
    for (const table of kept) expect([table, await countOf(site, table)]).toEqual([table, 1])
    expect(await countOf(site, 'elk_chat_messages')).toBe(2)
    site.context.clock.advance(2 * HOUR)
    await run(site)
    for (const table of [...kept, 'elk_chat_messages'] as const) expect([table, await countOf(site, table)]).toEqual([table, 0])
  })

  test('a conversation is as old as its last message', async () => {
    await using site = await open()
    const { db } = site.database
    const sessionId = await addConversation(db, agoOf(site, 300 * DAY))
    await db
      .updateTable('elk_chat_sessions')
      .set({ last_activity: agoOf(site, DAY) })
      .where('session_id', '=', sessionId)
      .execute()
    await run(site)
    expect([await countOf(site, 'elk_chat_sessions'), await countOf(site, 'elk_chat_messages')]).toEqual([1, 2])
  })

  test('the total of a link stays as it is when its old clicks go', async () => {
    await using site = await open()
    const { db } = site.database
    const redirect = await addRedirect(db, agoOf(site, 0))
    await addClicks(db, redirect, agoOf(site, 800 * DAY), 3)
    await run(site)
    expect(await countOf(site, 'elk_redirect_clicks')).toBe(0)
    expect(await db.selectFrom('elk_affiliate_redirects').select('click_count').executeTakeFirstOrThrow()).toEqual({ click_count: 7 })
  })

  test('a click in a conversation outlives it without its number', async () => {
    await using site = await open()
    const { db } = site.database
    const old = agoOf(site, 200 * DAY)
    await addCtaClick(db, old, await addConversation(db, old))
    await run(site)
    expect(await db.selectFrom('elk_affiliate_clicks').select('session_id').execute()).toEqual([{ session_id: null }])
  })

  test('more rows than a batch all go, with one audit row of the system that says how many', async () => {
    await using site = await open()
    const { db } = site.database
    const redirect = await addRedirect(db, agoOf(site, 0))
    await addClicks(db, redirect, agoOf(site, 731 * DAY), 1_250)
    for (let n = 0; n < 120; n += 1) await addConversation(db, agoOf(site, 181 * DAY), 1)
    await agree(site)
    await run(site)
    expect([await countOf(site, 'elk_redirect_clicks'), await countOf(site, 'elk_chat_sessions'), await countOf(site, 'elk_chat_messages')]).toEqual([0, 0, 0])
    expect(await auditOf(site)).toEqual([{ actor: 'system', erased: { gesprekken: 120, 'kliks-partners': 1_250 } }])
  })

  test('a run that erases nothing leaves no audit row, also when it forgets what lives for minutes', async () => {
    await using site = await open()
    await addConversation(site.database.db, agoOf(site, DAY))
    await site.database.db
      .insertInto('elk_presence')
      .values({ visitor: 'a', seen_at: agoOf(site, HOUR) })
      .execute()
    expect(await run(site)).toEqual({})
    expect([await countOf(site, 'elk_presence'), await auditOf(site)]).toEqual([0, []])
  })

  test('the owner shortens a term and the next run follows it', async () => {
    await using site = await open()
    await addConversation(site.database.db, agoOf(site, 10 * DAY))
    await run(site)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(1)
    await saveSettings(site.context.as(owner), { retention_chat_days: '9' })
    await run(site)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(0)
  })

  test('a stored term that makes no sense erases by the default and not more', async () => {
    await using site = await open()
    await saveSettings(site.context.as(owner), { retention_chat_days: '0' })
    await addConversation(site.database.db, agoOf(site, 179 * DAY))
    await addConversation(site.database.db, agoOf(site, 181 * DAY))
    await run(site)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(1)
  })

  test('who was seen goes after five minutes, counters of attempts and keys of the day after two days', async () => {
    await using site = await open()
    const { db } = site.database
    await db
      .insertInto('elk_presence')
      .values([
        { visitor: 'old', seen_at: agoOf(site, 6 * 60_000) },
        { visitor: 'new', seen_at: agoOf(site, 4 * 60_000) },
      ])
      .execute()
    const windows = [
      { key: 'old', window_start: agoOf(site, 49 * HOUR), count: 1 },
      { key: 'new', window_start: agoOf(site, 47 * HOUR), count: 1 },
    ]
    await db.insertInto('elk_rate_limits').values(windows).execute()
    await db
      .insertInto('elk_daily_salts')
      .values(['2026-11-17', '2026-11-18', '2026-11-20'].map((day) => ({ day, salt: day })))
      .execute()
    await run(site)
    expect(await db.selectFrom('elk_presence').select('visitor').execute()).toEqual([{ visitor: 'new' }])
    expect(await db.selectFrom('elk_rate_limits').select('key').execute()).toEqual([{ key: 'new' }])
    expect(await db.selectFrom('elk_daily_salts').select('day').orderBy('day').execute()).toEqual([{ day: '2026-11-18' }, { day: '2026-11-20' }])
  })

  test('a sign-in session that has run out goes, a running one stays', async () => {
    await using site = await open()
    const { db } = site.database
    const at = agoOf(site, 0)
    await db
      .insertInto('elk_auth_user')
      .values({ id: 'u', name: 'Eigenaar', email: 'e', emailVerified: 1, image: null, createdAt: at, updatedAt: at })
      .execute()
    const session = (id: string, expiresAt: string) => ({
      id,
      token: id,
      expiresAt,
      createdAt: at,
      updatedAt: at,
      userAgent: null,
      userId: 'u',
    })
    await db
      .insertInto('elk_auth_session')
      .values([session('old', agoOf(site, 1_000)), session('new', agoOf(site, -HOUR))])
      .execute()
    await run(site)
    expect(await db.selectFrom('elk_auth_session').select('id').execute()).toEqual([{ id: 'new' }])
  })

  test('what cannot be erased now is logged and does not hold up the rest', async () => {
    await using site = await open()
    await addConversation(site.database.db, agoOf(site, 181 * DAY))
    const warn = vi.fn()
    const broken = storedData.map((data) => (data.id === 'berichten' && data.forget ? { ...data, forget: () => Promise.reject(new Error('away')) } : data))
    const erased = await runRetention({ ...site.context.as(SYSTEM), log: { ...silentLog, warn } }, broken)
    expect([erased, warn.mock.calls.map(([fields]) => (fields as { data: string }).data)]).toEqual([{ gesprekken: 1 }, ['berichten']])
  })

  test('two instances that erase at once erase each row once', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const { db } = site.database
    const redirect = await addRedirect(db, agoOf(site, 0))
    await addClicks(db, redirect, agoOf(site, 731 * DAY), 1_100)
    for (let n = 0; n < 60; n += 1) await addConversation(db, agoOf(site, 181 * DAY), 1)
    await agree(site)
    const results = await Promise.all([run(site), runRetention({ ...site.context.as(SYSTEM), db: second.db })])
    const total = (id: string) => results.reduce((sum, erased) => sum + (erased[id] ?? 0), 0)
    expect([total('gesprekken'), total('kliks-partners')]).toEqual([60, 1_100])
  })

  test('a visitor erases nothing', async () => {
    await using site = await open()
    await addConversation(site.database.db, agoOf(site, 181 * DAY))
    await expect(runRetention(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await countOf(site, 'elk_chat_sessions')).toBe(1)
  })

  test('each process erases at its start, and a stop waits for that', async () => {
    await using site = await open()
    for (let start = 0; start < 2; start += 1) {
      await addConversation(site.database.db, agoOf(site, 181 * DAY))
      await scheduleJobs(site.context.as(SYSTEM), [retentionJob]).stop()
      expect(await countOf(site, 'elk_chat_sessions')).toBe(0)
      site.context.clock.advance(1_000)
    }
  })

  test('every hour one instance erases, and what the owner agreed to does not wait for the next hour', async () => {
    await using site = await open()
    const system = site.context.as(SYSTEM)
    const second = { ...system, db: (await site.openSecond()).db }
    const look = async () => (await Promise.all([runDueJobs(system, [retentionJob]), runDueJobs(second, [retentionJob])])).flat()
    expect(await look()).toEqual(['retention'])
    site.context.clock.advance(60_000)
    expect(await look()).toEqual([])
    await agree(site)
    expect(await look()).toEqual(['retention'])
    expect(await look()).toEqual([])
    site.context.clock.advance(HOUR)
    expect(await look()).toEqual(['retention'])
  })
})
