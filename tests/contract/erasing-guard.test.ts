/** The guard of the erasing by age: neither a wrong clock nor a wrong term empties a table before the owner looked. */
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { notaryRecord } from '../../src/notaries/notary-record.ts'
import { recordErasureJob } from '../../src/records/erase-deleted-records.ts'
import { linkRecord } from '../../src/redirects/manage/link-record.ts'
import { reviewRecord } from '../../src/reviews/review-record.ts'
import type { Actor } from '../../src/platform/context.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { confirmErasing, readErasingHold } from '../../src/privacy/erasing-hold.ts'
import { isErasingConfirmed, runRetention } from '../../src/privacy/run-retention.ts'
import { owner, silentLog } from '../factories/context.ts'
import { addClicks, addConversation, addEmptyConversations, addEvents, addRedirect } from '../factories/rows.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { saveSettings } from '../factories/settings.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const SYSTEM: Actor = { kind: 'system' }

const ago = (site: Opened, ms: number): string => new Date(site.context.clock.now().getTime() - ms).toISOString()
const run = (site: Opened) => runRetention(site.context.as(SYSTEM))
const hold = (site: Opened) => readErasingHold(site.context.as(owner))
const confirm = async (site: Opened) => confirmErasing(site.context.as(owner), { token: (await hold(site))?.token ?? '' })

async function countOf(site: Opened, table: 'elk_chat_sessions' | 'elk_events' | 'elk_redirect_clicks' | 'elk_affiliate_redirects'): Promise<number> {
  const { count } = await site.database.db
    .selectFrom(table)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Runs every hour, as the process does. */
async function runHours(site: Opened, hours: number): Promise<void> {
  for (let n = 0; n < hours; n += 1) {
    site.context.clock.advance(HOUR)
    await run(site)
  }
}

const setClock = (site: Opened, iso: string): void => site.context.clock.advance(Date.parse(iso) - site.context.clock.now().getTime())

onBothDatabases('the guard of erasing by age', (open) => {
  test('a clock that jumps ahead erases nothing, and says so once', async () => {
    await using site = await open()
    for (let n = 0; n < 10; n += 1) await addConversation(site.database.db, ago(site, n * DAY))
    await run(site)
    site.context.clock.advance(400 * DAY)
    const warn = vi.fn()
    const context = { ...site.context.as(SYSTEM), log: { ...silentLog, warn } }
    expect([await runRetention(context), await runRetention(context), await countOf(site, 'elk_chat_sessions')]).toEqual([{}, {}, 10])
    expect(warn).toHaveBeenCalledTimes(1)
    expect(await hold(site)).toMatchObject({
      clock: { from: '2026-11-20T10:00:00.000Z', until: '2027-12-26T10:00:00.000Z' },
      rows: [{ id: 'gesprekken', title: 'Gesprekken met de assistent', due: 10, kept: 10 }],
    })
  })

  test('a week without the site is no jump', async () => {
    await using site = await open()
    await addConversation(site.database.db, ago(site, 181 * DAY))
    await run(site)
    await addConversation(site.database.db, ago(site, 174 * DAY))
    site.context.clock.advance(7 * DAY)
    expect(await run(site)).toEqual({ gesprekken: 1 })
    expect(await hold(site)).toBeNull()
  })

  test('after a jump that stays, a day of running goes by before erasing goes on; time in which the site is off does not count', async () => {
    await using site = await open()
    await run(site)
    await addConversation(site.database.db, ago(site, 0))
    site.context.clock.advance(300 * DAY)
    await run(site)
    await runHours(site, 20)
    site.context.clock.advance(2 * DAY)
    await run(site)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(1)
    await runHours(site, 4)
    expect([await countOf(site, 'elk_chat_sessions'), await hold(site)]).toEqual([0, null])
  })

  test('a clock that is put back waits for a day too, and a second jump begins the day anew', async () => {
    await using site = await open()
    await run(site)
    await addConversation(site.database.db, ago(site, 181 * DAY))
    site.context.clock.advance(-HOUR)
    await run(site)
    await runHours(site, 23)
    site.context.clock.advance(9 * DAY)
    await run(site)
    await runHours(site, 23)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(1)
    await runHours(site, 1)
    expect(await countOf(site, 'elk_chat_sessions')).toBe(0)
  })

  test('two servers whose clocks differ by a minute erase as always', async () => {
    await using site = await open()
    await run(site)
    site.context.clock.advance(-60_000)
    await addConversation(site.database.db, ago(site, 181 * DAY))
    expect(await run(site)).toEqual({ gesprekken: 1 })
  })

  test('the owner agrees to what is on the screen, which is logged, and the next run erases all of it', async () => {
    await using site = await open()
    await run(site)
    for (let n = 0; n < 3; n += 1) await addConversation(site.database.db, ago(site, 0))
    site.context.clock.advance(200 * DAY)
    await run(site)
    await confirm(site)
    expect([await hold(site), await isErasingConfirmed(site.context)]).toEqual([null, true])
    expect([await run(site), await isErasingConfirmed(site.context)]).toEqual([{ gesprekken: 3 }, false])
    const rows = await site.database.db.selectFrom('elk_audit_log').select(['actor', 'details']).where('action', '=', 'retention.confirm').execute()
    expect(rows).toEqual([{ actor: 'owner:owner-1', details: JSON.stringify({ clock: '2026-11-20T10:00:00.000Z', due: { gesprekken: 3 } }) }])
  })

  test('the owner cannot agree to what waits since, nor to nothing, and nobody else can agree', async () => {
    await using site = await open()
    await run(site)
    await expect(confirmErasing(site.context.as(owner), { token: '' })).rejects.toMatchObject({ code: 'conflict' })
    site.context.clock.advance(200 * DAY)
    await run(site)
    const seen = (await hold(site))?.token ?? ''
    site.context.clock.advance(300 * DAY)
    await run(site)
    await expect(confirmErasing(site.context.as(owner), { token: seen })).rejects.toMatchObject({ code: 'conflict' })
    await expect(confirmErasing(site.context, { token: seen })).rejects.toMatchObject({ code: 'not_signed_in' })
    await expect(readErasingHold(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('what the owner agreed to does not hold for a jump that comes after it', async () => {
    await using site = await open()
    await run(site)
    await addConversation(site.database.db, ago(site, 0))
    site.context.clock.advance(100 * DAY)
    await run(site)
    await confirm(site)
    site.context.clock.advance(100 * DAY)
    expect([await run(site), await isErasingConfirmed(site.context), await countOf(site, 'elk_chat_sessions')]).toEqual([{}, false, 1])
  })

  test('links, notaries and reviews that were deleted are not erased for good by a clock that jumped', async () => {
    await using site = await open()
    await run(site)
    const { db } = site.database
    const id = await addRedirect(db, ago(site, 0))
    await db
      .updateTable('elk_affiliate_redirects')
      .set({ deleted_at: ago(site, 0) })
      .where('id', '=', id)
      .execute()
    site.context.clock.advance(40 * DAY)
    const jobs = [recordErasureJob([linkRecord, notaryRecord, reviewRecord])]
    expect(await runDueJobs(site.context.as(SYSTEM), jobs)).toHaveLength(1)
    expect(await countOf(site, 'elk_affiliate_redirects')).toBe(1)
    await runHours(site, 24)
    await runDueJobs(site.context.as(SYSTEM), jobs)
    expect(await countOf(site, 'elk_affiliate_redirects')).toBe(0)
  })

  test.each([
    ['told by its own time', 'gesprekken', 'elk_chat_sessions', 'retention_chat_days'],
    ['told by its id', 'tellingen', 'elk_events', 'retention_event_days'],
  ] as const)(
    'at most a fifth of a table whose age is %s goes in one run, the oldest first, and the rest waits for a day',
    async (_how, id, table, setting) => {
      await using site = await open()
      const times = Array.from({ length: 600 }, (_, n) => ago(site, DAY + n * HOUR))
      await (table === 'elk_events' ? addEvents : addEmptyConversations)(site.database.db, times)
      await run(site)
      await saveSettings(site.context.as(owner), { [setting]: '1' })
      expect([await run(site), await run(site), await countOf(site, table)]).toEqual([{ [id]: 120 }, {}, 480])
      const column = table === 'elk_events' ? 'created_at' : 'last_activity'
      const { rows } = await sql<{ at: string }>`select min(${sql.ref(column)}) as at from ${sql.table(table)}`.execute(site.database.db)
      expect(rows[0]?.at).toBe(ago(site, DAY + 479 * HOUR))
      expect(await hold(site)).toMatchObject({ clock: null, rows: [{ id, due: 479, kept: 480 }] })
      await runHours(site, 24)
      expect(await countOf(site, table)).toBe(480 - 100)
      await confirm(site)
      await run(site)
      expect([await countOf(site, table), await hold(site)]).toEqual([0, null])
    },
  )

  test('a hundred rows always go, and a fifth of a large table goes without asking', async () => {
    await using site = await open()
    const redirect = await addRedirect(site.database.db, ago(site, 0))
    await addEmptyConversations(site.database.db, Array<string>(100).fill(ago(site, 181 * DAY)))
    await addClicks(site.database.db, redirect, ago(site, 731 * DAY), 500)
    for (let n = 0; n < 2; n += 1) await addClicks(site.database.db, redirect, ago(site, DAY), 1_000)
    expect([await run(site), await hold(site)]).toEqual([{ gesprekken: 100, 'kliks-partners': 500 }, null])
  })

  test('an older database takes the last run of a job for the last time that it ran', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    await db
      .insertInto('elk_job_runs')
      .values(['2026-11-18', '2026-11-19'].map((slot) => ({ name: 'a', slot, started_at: `${slot}T03:00:00.000Z`, finished_at: null, fault: null })))
      .execute()
    await addConversation(db, ago(site, 0))
    await db.schema.dropTable('elk_erasing_marks').execute()
    await listMigrations(dialect)['0023-erasing-guard']?.up(db)
    setClock(site, '2027-12-25T10:00:00.000Z')
    await run(site)
    expect([await countOf(site, 'elk_chat_sessions'), (await hold(site))?.clock?.from]).toEqual([1, '2026-11-19T03:00:00.000Z'])
  })
})
