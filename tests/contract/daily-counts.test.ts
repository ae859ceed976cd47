/** Counts by the day: they agree with what is stored, survive its erasure, and tell unknown from nought. */
import { expect, test } from 'vitest'
import { exportParts } from '../../src/insights/export-parts.ts'
import { countUnreadMessages } from '../../src/contact/list-contact-messages.ts'
import { countNewDays } from '../../src/insights/count-new-days.ts'
import { countTooComplex } from '../../src/events/count-too-complex.ts'
import { dailyCountsJobs } from '../../src/insights/daily-counts-jobs.ts'
import { dashboardApi } from '../../src/insights/dashboard.api.ts'
import { exportDailyCounts } from '../../src/insights/export-daily-counts.ts'
import type { MeasureName } from '../../src/insights/measures.ts'
import { readDashboard } from '../../src/insights/read-dashboard.ts'
import { refreshDailyCounts } from '../../src/insights/refresh-daily-counts.ts'
import type { Actor } from '../../src/platform/context.ts'
import { firstIdAt } from '../../src/platform/ids.ts'
import { runDueJobs } from '../../src/platform/jobs.ts'
import { runRetention } from '../../src/privacy/run-retention.ts'
import { watchPresence } from '../../src/events/presence.ts'
import { figure, figureBook, figureValue } from '../factories/figures.ts'
import { owner } from '../factories/context.ts'
import { httpApp } from '../factories/http-app.ts'
import { addClicks, addContactMessage, addConversation, addCtaClick, addEvent, addRedirect } from '../factories/rows.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'
import { saveSettings } from '../factories/settings.ts'

const SYSTEM: Actor = { kind: 'system' }
const DAY = 86_400_000
const TODAY = '2026-11-20'
const week = { from: '2026-11-14', to: TODAY }

const asSystem = (site: Opened) => site.context.as(SYSTEM)
const asOwner = (site: Opened) => site.context.as(owner)
/** With a figure that runs out at the end of the year. */
const services = { figures: figureBook(figure({ values: [figureValue({ from: '2026-01-01', until: '2026-12-31' })] })), countMessages: countUnreadMessages }
const read = (site: Opened, period = week) => readDashboard(asOwner(site), period, services)

async function countsOf(site: Opened, measure: MeasureName, period = week): Promise<(number | null)[]> {
  return (await read(site, period)).days.map(({ counts }) => counts[measure])
}

async function addAnswer(site: Opened, sessionId: string, timestamp: string, kind: string | null, status: 'complete' | 'partial' = 'complete') {
  const id = firstIdAt(Date.parse(timestamp)).slice(0, 24) + crypto.randomUUID().slice(-12)
  await site.database.db
    .insertInto('elk_chat_messages')
    .values({ id, session_id: sessionId, role: 'assistant', content: 'antwoord', timestamp, kind, status })
    .execute()
}

const allCounts = (site: Opened) => site.database.db.selectFrom('elk_daily_counts').selectAll().orderBy('measure').orderBy('day').orderBy('dimension').execute()

onBothDatabases('daily counts', (open) => {
  test('a day counts what happened between midnight and midnight in the Netherlands', async () => {
    await using site = await open()
    const { db } = site.database
    // 23:30 on the 18th, and 00:30 on the 19th.
    await addConversation(db, '2026-11-18T22:30:00.000Z', 3)
    await addConversation(db, '2026-11-18T23:30:00.000Z', 1)
    await countNewDays(asSystem(site))
    expect(await countsOf(site, 'sessions')).toEqual([null, null, null, null, 1, 1, 0])
    expect(await countsOf(site, 'questions')).toEqual([null, null, null, null, 3, 1, 0])
  })

  test('answers fall in answered, not found and declined; small talk and what was broken off in none', async () => {
    await using site = await open()
    const at = '2026-11-20T09:00:00.000Z'
    const session = await addConversation(site.database.db, at, 0)
    for (const kind of ['kennis', 'artikel', 'berekening', 'keuze', 'onbekend', 'buiten-bereik', 'crisis', 'begroeting', 'verduidelijking', null])
      await addAnswer(site, session, at, kind)
    await addAnswer(site, session, at, 'kennis', 'partial')
    const { measures } = await read(site)
    expect([measures.answered.total, measures.not_found.total, measures.declined.total, measures.questions.total]).toEqual([4, 1, 2, 0])
  })

  test('offers, redirects of people, messages and buttons are counted, each on its own', async () => {
    await using site = await open()
    const { db } = site.database
    const at = '2026-11-20T08:00:00.000Z'
    const session = await addConversation(db, at)
    await db.updateTable('elk_chat_sessions').set({ affiliate_cta_shown: true }).where('session_id', '=', session).execute()
    await addCtaClick(db, at, session)
    await addCtaClick(db, at)
    await db.updateTable('elk_affiliate_clicks').set({ cta_type: 'results_premium' }).where('session_id', 'is', null).execute()
    const redirect = await addRedirect(db, at)
    await addClicks(db, redirect, at, 4)
    await addClicks(db, redirect, at, 1)
    await db
      .updateTable('elk_redirect_clicks')
      .set({ kind: 'bot' })
      .where('id', '=', (eb) => eb.selectFrom('elk_redirect_clicks').select((max) => max.fn.max('id').as('id')))
      .execute()
    await addContactMessage(db, at)
    await addEvent(db, at)
    const { measures, breakdowns } = await read(site)
    const totals = ['offers_shown', 'offers_clicked', 'quote_clicks', 'redirects', 'contact_messages', 'contact_buttons'] as const
    expect(totals.map((name) => measures[name].total)).toEqual([1, 2, 1, 4, 1, 1])
    expect(breakdowns.sessions_by_page).toEqual([{ name: '/', count: 1 }])
    expect(breakdowns.offers_clicked_by_type.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'chat', count: 1 },
      { name: 'results_premium', count: 1 },
    ])
  })

  test('counting the same days again changes nothing, also when two instances do it at once', async () => {
    await using site = await open()
    const { db } = site.database
    for (const day of ['18', '19', '20']) await addConversation(db, `2026-11-${day}T09:00:00.000Z`)
    await countNewDays(asSystem(site))
    const once = await allCounts(site)
    const second = await site.openSecond()
    const days = { fromDay: '2026-11-18', toDay: TODAY }
    await Promise.all([refreshDailyCounts(asSystem(site), days), refreshDailyCounts({ ...asSystem(site), db: second.db }, days)])
    expect(once.length).toBeGreaterThan(0)
    expect(await allCounts(site)).toEqual(once)
  })

  test('what was counted stays when its rows are erased, and a later count does not touch it', async () => {
    await using site = await open()
    await addConversation(site.database.db, '2026-11-15T09:00:00.000Z')
    await countNewDays(asSystem(site))
    await saveSettings(asOwner(site), { retention_chat_days: '2' })
    await countNewDays(asSystem(site))
    await runRetention(asSystem(site))
    // A longer term does not bring back what a shorter one erased.
    await saveSettings(asOwner(site), { retention_chat_days: '180' })
    await refreshDailyCounts(asSystem(site), { fromDay: '2026-11-01', toDay: '2026-12-01' })
    expect(await site.database.db.selectFrom('elk_chat_sessions').select('session_id').execute()).toEqual([])
    expect(await countsOf(site, 'sessions')).toEqual([null, 1, 0, 0, 0, 0, 0])
  })

  test('an import of earlier days is counted when it names them, and days before it stay unknown', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    expect(await countsOf(site, 'sessions')).toEqual([null, null, null, null, null, null, 0])
    await addConversation(site.database.db, '2026-11-16T09:00:00.000Z', 2)
    await refreshDailyCounts(asOwner(site), { fromDay: '2026-11-16', toDay: '2026-11-16' })
    expect(await countsOf(site, 'sessions')).toEqual([null, null, 1, 0, 0, 0, 0])
    expect(await countsOf(site, 'redirects')).toEqual([null, null, null, null, null, null, 0])
  })

  test('a first count goes back as far as there are rows, and shows days that still wait as unknown', async () => {
    await using site = await open()
    await addConversation(site.database.db, '2026-11-17T09:00:00.000Z')
    const before = await read(site)
    expect([before.waiting, before.days.map(({ state }) => state)]).toEqual([3, ['complete', 'complete', 'complete', 'waiting', 'waiting', 'waiting', 'today']])
    await countNewDays(asSystem(site))
    const after = await read(site)
    expect([after.waiting, after.measures.sessions]).toEqual([0, { total: 1, since: '2026-11-17', comparison: { kind: 'unknown' } }])
  })

  test('after a standstill of days all of them are counted', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    await addConversation(site.database.db, '2026-11-20T15:00:00.000Z')
    await addConversation(site.database.db, '2026-11-22T15:00:00.000Z')
    site.context.clock.advance(4 * DAY)
    await countNewDays(asSystem(site))
    expect(await countsOf(site, 'sessions', { from: TODAY, to: '2026-11-24' })).toEqual([1, 0, 1, 0, 0])
  })

  test('a read within the minute counts nothing, a later one counts today anew', async () => {
    await using site = await open()
    expect(await countsOf(site, 'sessions', { from: TODAY, to: TODAY })).toEqual([0])
    await addConversation(site.database.db, '2026-11-20T09:00:00.000Z')
    site.context.clock.advance(59_000)
    expect(await countsOf(site, 'sessions', { from: TODAY, to: TODAY })).toEqual([0])
    site.context.clock.advance(1_000)
    expect(await countsOf(site, 'sessions', { from: TODAY, to: TODAY })).toEqual([1])
  })

  test('visitors count once a day however many pages they open, and the number outlives their codes', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    const presence = watchPresence(site.database.db, site.context.clock)
    for (const visitor of ['a', 'b', 'a']) presence.seen(visitor)
    for (let page = 0; page < 3; page += 1) presence.viewed()
    await presence.flush()
    presence.seen('a')
    presence.viewed()
    await presence.flush()
    presence.stop()
    await countNewDays(asSystem(site))
    site.context.clock.advance(3 * DAY)
    await runRetention(asSystem(site))
    expect(await site.database.db.selectFrom('elk_daily_visitors').selectAll().execute()).toEqual([])
    await refreshDailyCounts(asSystem(site), { fromDay: TODAY, toDay: TODAY })
    await countNewDays(asSystem(site))
    expect(await countsOf(site, 'visitors', { from: '2026-11-19', to: '2026-11-21' })).toEqual([null, 2, 0])
    expect(await countsOf(site, 'page_views', { from: '2026-11-19', to: '2026-11-21' })).toEqual([null, 4, 0])
  })

  test('a text that was too much work is counted as it happens, and counting the day anew leaves it', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    await Promise.all([1, 2, 3].map(() => countTooComplex(asSystem(site))))
    await refreshDailyCounts(asSystem(site), { fromDay: TODAY, toDay: TODAY })
    expect(await countsOf(site, 'too_complex')).toEqual([null, null, null, null, null, null, 3])
    expect((await read(site)).measures.too_complex.total).toBe(3)
  })

  test('pages beyond the forty most used of a day are kept together', async () => {
    await using site = await open()
    const { db } = site.database
    for (let page = 0; page < 45; page += 1) {
      const session = await addConversation(db, '2026-11-20T09:00:00.000Z', 0)
      await db
        .updateTable('elk_chat_sessions')
        .set({ page_path: `/pagina-${page}` })
        .where('session_id', '=', session)
        .execute()
    }
    await countNewDays(asSystem(site))
    const rows = (await allCounts(site)).filter(({ measure }) => measure === 'sessions_by_page')
    expect([rows.length, rows.find(({ dimension }) => dimension === '…')?.count]).toEqual([41, 5])
  })

  test('the jobs count today every minute and yesterday once more in the night', async () => {
    await using site = await open()
    await runDueJobs(asSystem(site), dailyCountsJobs)
    const session = await addConversation(site.database.db, '2026-11-20T22:50:00.000Z')
    site.context.clock.advance(13 * 3_600_000)
    expect(await runDueJobs(asSystem(site), dailyCountsJobs)).toEqual(['tellingen-vandaag'])
    await site.database.db.updateTable('elk_chat_sessions').set({ affiliate_cta_shown: true }).where('session_id', '=', session).execute()
    site.context.clock.advance(60_000)
    expect(await runDueJobs(asSystem(site), dailyCountsJobs)).toEqual(['tellingen-vandaag'])
    expect(await countsOf(site, 'offers_shown', { from: TODAY, to: TODAY })).toEqual([0])
    site.context.clock.advance(4 * 3_600_000)
    expect(await runDueJobs(asSystem(site), dailyCountsJobs)).toEqual(['tellingen-vandaag', 'tellingen-gisteren'])
    expect(await countsOf(site, 'offers_shown', { from: TODAY, to: TODAY })).toEqual([1])
  })

  test('the period before is set beside it when it was counted from its first day', async () => {
    await using site = await open()
    const { db } = site.database
    await addConversation(db, '2026-11-06T09:00:00.000Z')
    for (let n = 0; n < 20; n += 1) await addConversation(db, '2026-11-10T09:00:00.000Z', 1)
    for (let n = 0; n < 15; n += 1) await addConversation(db, '2026-11-16T09:00:00.000Z', 1)
    await countNewDays(asSystem(site))
    const { measures, compared } = await read(site)
    expect(compared).toEqual({ now: { from: '2026-11-14', to: '2026-11-19' }, before: { from: '2026-11-08', to: '2026-11-13' } })
    expect([measures.sessions.comparison, measures.redirects.comparison]).toEqual([{ kind: 'less', difference: 5, percent: 25 }, { kind: 'unknown' }])
  })

  test('the file has a line for each day, an empty cell for what is unknown, and leaves an audit row', async () => {
    await using site = await open()
    await addConversation(site.database.db, '2026-11-19T09:00:00.000Z', 2)
    await countNewDays(asSystem(site))
    const lines = (await exportDailyCounts(asOwner(site), { from: '2026-11-18', to: TODAY })).split('\r\n')
    expect(lines[0]?.startsWith('"Dag","Stand","Bezoekers","Geopende pagina’s","Gesprekken","Vragen"')).toBe(true)
    expect(lines.slice(1).map((line) => line.split(',').slice(0, 6).join(','))).toEqual([
      '"2026-11-18","compleet","","","",""',
      '"2026-11-19","compleet","","","1","2"',
      '"2026-11-20","nog bezig","0","0","0","0"',
      '',
    ])
    const audit = await site.database.db.selectFrom('elk_audit_log').select(['actor', 'details']).where('action', '=', 'counts.export').execute()
    expect(audit).toEqual([{ actor: 'owner:owner-1', details: '{"from":"2026-11-18","to":"2026-11-20","days":3}' }])
  })

  test('what asks for the owner is counted: questions of today without an answer, messages that did not arrive, and figures that run out', async () => {
    await using site = await open()
    const session = await addConversation(site.database.db, '2026-11-19T09:00:00.000Z')
    await addAnswer(site, session, '2026-11-19T09:00:00.000Z', 'onbekend')
    await addAnswer(site, session, '2026-11-20T09:00:00.000Z', 'onbekend')
    await addContactMessage(site.database.db, '2026-11-01T09:00:00.000Z')
    await site.database.db.updateTable('elk_outbox').set({ status: 'failed' }).execute()
    expect((await read(site, { from: '2026-11-01', to: '2026-11-10' })).attention).toEqual({ messages: 1, notFound: 1, undelivered: 1, expiring: 1 })
  })

  test('a visitor reads, counts and exports nothing', async () => {
    await using site = await open()
    for (const attempt of [
      readDashboard(site.context, week, services),
      exportDailyCounts(site.context, week),
      exportParts(site.context, week),
      refreshDailyCounts(site.context, { fromDay: TODAY, toDay: TODAY }),
    ])
      await expect(attempt).rejects.toMatchObject({ code: 'not_signed_in' })
    expect(await allCounts(site)).toEqual([])
  })

  test('the route refuses what is no period, with the fields at fault', async () => {
    await using site = await open()
    const app = httpApp((c, next) => {
      c.set('context', asOwner(site))
      return next()
    }).route('/', dashboardApi(services))
    const answer = async (query: string) => {
      const response = await app.request(`/api/admin/dashboard${query}`)
      return [response.status, ((await response.json()) as { fields?: string[] }).fields]
    }
    expect(await answer('?periode=7')).toEqual([200, undefined])
    expect(await answer('?periode=8')).toEqual([422, ['periode']])
    expect(await answer('?van=2026-11-20&tot=2026-11-01')).toEqual([422, ['van', 'tot']])
    expect(await answer("?van=2026-11-20'--&tot=2026-11-21")).toEqual([422, ['van', 'tot']])
    const file = await app.request('/api/admin/dashboard/days.csv?van=2026-11-19&tot=2026-11-20')
    expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      'text/csv; charset=utf-8',
      'attachment; filename="overzicht-2026-11-19-2026-11-20.csv"',
    ])
  })
})
