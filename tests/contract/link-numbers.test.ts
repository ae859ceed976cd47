/** Roll-ups of clicks: they say what the ledger says, whatever comes in whatever order. */
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { listMigrations } from '../../src/database/migrations/index.ts'
import { firstIdAt, newId } from '../../src/platform/ids.ts'
import { createClickLedger } from '../../src/redirects/click-ledger.ts'
import { writeClicks, type Click } from '../../src/redirects/write-clicks.ts'
import { eraseClicks } from '../../src/redirects/erase-clicks.ts'
import { noCounts } from '../../src/redirects/manage/link-row.ts'
import { openRedirect } from '../../src/redirects/manage/open-redirect.ts'
import { reconcileClicks } from '../../src/redirects/manage/reconcile-clicks.ts'
import { owner, silentLog } from '../factories/context.ts'
import { addLink, clickOn, dayRows } from '../factories/links.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const write = (site: Opened, clicks: Click[]) => writeClicks(site.database.db, site.database.dialect, clicks)
const sources = (site: Opened) =>
  site.database.db.selectFrom('elk_redirect_sources').select(['day', 'source_path', 'hits']).orderBy('hits', 'desc').orderBy('source_path').execute()

onBothDatabases('numbers of links', (open) => {
  test('hits are added up by Dutch day, kind, reason and device', async () => {
    await using site = await open()
    const id = await addLink(site)
    await write(site, [
      clickOn(id, { created_at: '2026-11-20T22:59:59.999Z' }),
      clickOn(id, { created_at: '2026-11-20T23:00:00.000Z', device: 'desktop' }),
      clickOn(id, { kind: 'bot', reason: 'known robot', device: 'desktop' }),
      clickOn(id, { kind: 'bot', reason: 'no user agent', device: 'unknown' }),
    ])
    await write(site, [clickOn(id, { kind: 'prefetch', reason: 'prefetch;anything="x"' }), clickOn(id, { kind: 'head', reason: 'HEAD request' })])
    await write(site, [clickOn(id, { kind: 'bot', reason: 'known robot', device: 'desktop' })])
    expect(await dayRows(site.database.db)).toEqual([
      { day: '2026-11-20', kind: 'bot', reason: 'known-robot', device: 'desktop', hits: 2, visitors: 0 },
      { day: '2026-11-20', kind: 'bot', reason: 'no-user-agent', device: 'unknown', hits: 1, visitors: 0 },
      { day: '2026-11-20', kind: 'head', reason: 'head', device: 'phone', hits: 1, visitors: 0 },
      { day: '2026-11-20', kind: 'human', reason: '', device: 'phone', hits: 1, visitors: 1 },
      { day: '2026-11-20', kind: 'prefetch', reason: 'prefetch', device: 'phone', hits: 1, visitors: 0 },
      { day: '2026-11-21', kind: 'human', reason: '', device: 'desktop', hits: 1, visitors: 1 },
    ])
  })

  test('a person is one visitor of a link a day, and another link is another count', async () => {
    await using site = await open()
    const [one, two] = [await addLink(site), await addLink(site, { slug: 'voogdij' })]
    const visitor = newId()
    const at = (redirectId: string, time: string) => clickOn(redirectId, { visitor, created_at: `2026-11-20T${time}:00.000Z` })
    await write(site, [at(one, '08:00'), at(one, '09:00'), at(two, '09:00')])
    await write(site, [at(one, '12:00'), at(one, '12:10')])
    const { redirect } = await openRedirect(site.context.as(owner), { id: one, days: 30 })
    expect(redirect.counts).toEqual({ ...noCounts, human: 3, duplicate: 1, visitors: 1 })
    expect((await openRedirect(site.context.as(owner), { id: two, days: 30 })).redirect.counts).toMatchObject({ human: 1, visitors: 1 })
  })

  test('pages of this site are counted by name, fifty a day; the rest and what is no page come together', async () => {
    await using site = await open()
    const id = await addLink(site)
    await write(site, [clickOn(id), clickOn(id, { source_path: '/iemand@voorbeeld.nl' }), clickOn(id, { source_path: '/testament' })])
    await write(
      site,
      Array.from({ length: 60 }, (_, n) => clickOn(id, { source_path: `/pagina/${n}` })),
    )
    await write(site, [clickOn(id, { source_path: '/testament' }), clickOn(id, { source_path: '/nog-een' })])
    const rows = await sources(site)
    expect(rows.slice(0, 2)).toEqual([
      { day: '2026-11-20', source_path: '*', hits: 13 },
      { day: '2026-11-20', source_path: '/testament', hits: 2 },
    ])
    expect(rows).toHaveLength(52)
    expect(rows.reduce((sum, row) => sum + row.hits, 0)).toBe(65)
  })

  test('erasing the ledger leaves the numbers and the counter, and they still reconcile', async () => {
    await using site = await open()
    const id = await addLink(site)
    const old = firstIdAt(Date.parse('2026-01-05T10:00:00Z'))
    await write(site, [clickOn(id, { created_at: '2026-01-05T10:00:00.000Z', id: old }), clickOn(id), clickOn(id)])
    await write(site, [clickOn(id, { created_at: '2026-11-21T10:00:00.000Z' })])
    await eraseClicks(site.context.as({ kind: 'system' }), { before: '2026-06-01T00:00:00.000Z' })
    const { ledgerFrom, links } = await reconcileClicks(site.context.as(owner))
    expect(ledgerFrom).toBe('2026-11-21')
    expect(links).toEqual([expect.objectContaining({ counter: 4, totals: 4, days: 4, recentDays: 1, ledger: 1, matches: true })])
  })

  test.each(['elk_affiliate_redirects set click_count = 9', 'elk_redirect_days set hits = 9', "elk_redirect_totals set hits = 9 where kind = 'human'"])(
    'a difference is seen: %s',
    async (change) => {
      await using site = await open()
      const id = await addLink(site)
      await write(site, [clickOn(id), clickOn(id, { created_at: '2026-11-21T10:00:00.000Z' })])
      await sql.raw(`update ${change}`).execute(site.database.db)
      expect((await reconcileClicks(site.context.as(owner))).links[0]?.matches).toBe(false)
    },
  )

  test('a row that is missing from the ledger is seen', async () => {
    await using site = await open()
    const id = await addLink(site)
    await write(site, [clickOn(id), clickOn(id, { created_at: '2026-11-21T10:00:00.000Z' }), clickOn(id, { created_at: '2026-11-21T11:00:00.000Z' })])
    await site.database.db.deleteFrom('elk_redirect_clicks').where('created_at', '=', '2026-11-21T11:00:00.000Z').execute()
    expect((await reconcileClicks(site.context.as(owner))).links[0]).toMatchObject({ recentDays: 2, ledger: 1, matches: false })
  })

  test('a visitor may not reconcile', async () => {
    await using site = await open()
    await expect(reconcileClicks(site.context)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('an older ledger is rolled up by the migration as its clicks would have been', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const [one, two] = [await addLink(site), await addLink(site, { slug: 'voogdij' })]
    const visitor = newId()
    await write(site, [
      clickOn(one, { visitor, created_at: '2026-03-28T22:30:00.000Z', source_path: '/testament' }),
      clickOn(one, { visitor, created_at: '2026-03-28T23:30:00.000Z', source_path: '/testament' }),
      clickOn(one, { visitor, created_at: '2026-03-29T21:30:00.000Z' }),
      clickOn(one, { visitor, created_at: '2026-03-29T21:40:00.000Z' }),
      clickOn(one, { visitor, created_at: '2026-03-29T22:30:00.000Z', source_path: '/a@b' }),
      clickOn(two, { kind: 'bot', reason: 'known robot' }),
      clickOn(two, { kind: 'bot', reason: 'known robot' }),
      clickOn(two, { kind: 'prefetch', reason: 'Prerender' }),
      clickOn(two, { kind: 'prefetch', reason: 'preview' }),
    ])
    const read = async () => [
      await dayRows(db),
      await sources(site),
      (await db.selectFrom('elk_redirect_totals').selectAll().execute()).toSorted((a, b) => (a.redirect_id + a.kind < b.redirect_id + b.kind ? -1 : 1)),
    ]
    const live = await read()
    for (const table of ['elk_redirect_days', 'elk_redirect_totals', 'elk_redirect_sources', 'elk_redirect_health']) await db.schema.dropTable(table).execute()
    for (const column of ['deleted_at', 'deleted_slug']) await db.schema.alterTable('elk_affiliate_redirects').dropColumn(column).execute()
    await listMigrations(dialect)['0012-link-statistics']?.up(db)
    expect(await read()).toEqual(live)
  })

  test('clicks that were counted before, and whose rows are erased, are kept in the totals by the migration', async () => {
    await using site = await open()
    const { db, dialect } = site.database
    const id = await addLink(site)
    await write(site, [clickOn(id)])
    await db.updateTable('elk_affiliate_redirects').set({ click_count: 41 }).execute()
    for (const table of ['elk_redirect_days', 'elk_redirect_totals', 'elk_redirect_sources', 'elk_redirect_health']) await db.schema.dropTable(table).execute()
    for (const column of ['deleted_at', 'deleted_slug']) await db.schema.alterTable('elk_affiliate_redirects').dropColumn(column).execute()
    await listMigrations(dialect)['0012-link-statistics']?.up(db)
    expect((await reconcileClicks(site.context.as(owner))).links[0]).toMatchObject({ counter: 41, totals: 41, days: 41, matches: true })
  })

  test('whatever comes, in whatever parts, with writes that fail or are repeated: every account says the same', async () => {
    await using site = await open()
    const ids = [await addLink(site), await addLink(site, { slug: 'voogdij' })]
    const hit = fc.record({
      link: fc.integer({ min: 0, max: 1 }),
      kind: fc.constantFrom('human' as const, 'human' as const, 'bot' as const, 'prefetch' as const, 'head' as const),
      visitor: fc.integer({ min: 0, max: 4 }),
      minute: fc.integer({ min: 0, max: 4 * 24 * 60 }),
      device: fc.constantFrom('phone' as const, 'desktop' as const),
      path: fc.constantFrom(null, '/testament', '/voogdij'),
    })
    const flush = fc.record({ hits: fc.array(hit, { minLength: 1, maxLength: 12 }), crash: fc.boolean(), again: fc.boolean() })
    await fc.assert(
      fc.asyncProperty(fc.array(flush, { maxLength: 5 }), async (flushes) => {
        const before = await site.database.db
          .selectFrom('elk_redirect_clicks')
          .select(sql<number>`coalesce(sum(hits), 0)`.as('hits'))
          .executeTakeFirstOrThrow()
        let sent = 0
        for (const { hits, crash, again } of flushes) {
          const clicks = hits.map(({ link, minute, path, visitor, ...rest }) =>
            clickOn(ids[link] ?? '', {
              ...rest,
              reason: rest.kind,
              visitor: `v${visitor}`,
              // One network: the limit of the day is reached within some flushes.
              network: 'n',
              source_path: path,
              created_at: new Date(Date.parse('2026-10-24T00:00:00Z') + minute * 60_000).toISOString(),
            }),
          )
          sent += clicks.length
          if (crash)
            await expect(writeClicks(site.database.db, site.database.dialect, [...clicks, clickOn(ids[0] ?? '', { device: null as never })])).rejects.toThrow()
          await write(site, clicks)
          if (again) await write(site, clicks)
        }
        const after = await site.database.db
          .selectFrom('elk_redirect_clicks')
          .select(sql<number>`coalesce(sum(hits), 0)`.as('hits'))
          .executeTakeFirstOrThrow()
        const { links } = await reconcileClicks(site.context.as(owner))
        expect(links.map((link) => link.matches)).toEqual([true, true])
        expect(after.hits - before.hits).toBe(sent)
        const days = await site.database.db
          .selectFrom('elk_redirect_days')
          .select(sql<number>`coalesce(sum(hits), 0)`.as('hits'))
          .executeTakeFirstOrThrow()
        expect(days.hits).toBe(after.hits)
      }),
      { numRuns: 12 },
    )
  }, 60_000)

  test('a ledger whose database fails in the middle keeps the clicks, and all accounts agree afterwards', async () => {
    await using site = await open()
    const id = await addLink(site)
    const ledger = createClickLedger({ db: site.database.db, dialect: site.database.dialect, log: silentLog as never })
    for (let n = 0; n < 300; n += 1) void ledger.record(clickOn(id))
    await site.database.db.schema.alterTable('elk_redirect_totals').renameTo('away').execute()
    await expect(ledger.flush()).rejects.toThrow()
    expect(ledger.waiting()).toBe(300)
    await site.database.db.schema.alterTable('away').renameTo('elk_redirect_totals').execute()
    await ledger.flush()
    expect((await reconcileClicks(site.context.as(owner))).links[0]).toMatchObject({ counter: 300, totals: 300, days: 300, matches: true })
  })
})
