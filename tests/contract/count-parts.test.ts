/** What the counts of a day are made up of: by page, source, place, deed, campaign and link, with what is worth. */
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { linkFees } from '../../src/database/migrations/0037-link-fees.ts'
import { watchPresence } from '../../src/events/presence.ts'
import { countNewDays } from '../../src/insights/count-new-days.ts'
import { exportDailyCounts } from '../../src/insights/export-daily-counts.ts'
import { exportParts } from '../../src/insights/export-parts.ts'
import { readDashboard } from '../../src/insights/read-dashboard.ts'
import { refreshDailyCounts } from '../../src/insights/refresh-daily-counts.ts'
import { DAY_MS } from '../../src/platform/days.ts'
import { writeClicks } from '../../src/redirects/write-clicks.ts'
import { owner } from '../factories/context.ts'
import { addLink, clickOn } from '../factories/links.ts'
import { addCtaClick } from '../factories/rows.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const TODAY = '2026-11-20'
const week = { from: '2026-11-14', to: TODAY }

const asSystem = (site: Opened) => site.context.as({ kind: 'system' })
const asOwner = (site: Opened) => site.context.as(owner)
const read = (site: Opened, period = week) => readDashboard(asOwner(site), period, { figures: new Map(), countMessages: async () => 0 })

onBothDatabases('parts of the counts', (open) => {
  test('clicks on offers are counted by place, deed and campaign, and what is no name is kept together', async () => {
    await using site = await open()
    const { db } = site.database
    const at = '2026-11-20T08:00:00.000Z'
    const click = async (values: { region?: string | null; service?: string | null; utm_campaign?: string }) => {
      await addCtaClick(db, at)
      const last = await db.selectFrom('elk_affiliate_clicks').select('id').where('utm_medium', '=', 'm').executeTakeFirstOrThrow()
      await db
        .updateTable('elk_affiliate_clicks')
        .set({ ...values, utm_medium: 'results' })
        .where('id', '=', last.id)
        .execute()
    }
    await click({ region: "'s-Hertogenbosch", service: 'Testament', utm_campaign: 'results_page' })
    await click({ region: "'s-Hertogenbosch", service: 'Hypotheekakte', utm_campaign: 'results_page' })
    await click({ region: 'jan@example.nl', service: '<b>', utm_campaign: '06123456789' })
    await click({ utm_campaign: 'huwelijkse-voorwaarden-2026' })
    for (let n = 0; n < 45; n += 1) await click({ region: `Plaats ${'abcdefghijklmnopqrstuvwxyz'[n % 26]}${n >= 26 ? 'x' : ''}` })
    await countNewDays(asSystem(site))
    const { breakdowns, partsSince: since } = await read(site)
    expect([breakdowns.clicks_by_region[0], breakdowns.clicks_by_region[1], breakdowns.clicks_by_region.length]).toEqual([
      { name: '…', count: 7 },
      { name: "'s-Hertogenbosch", count: 2 },
      41,
    ])
    expect(breakdowns.clicks_by_service.toSorted((a, b) => (a.name < b.name ? -1 : 1))).toEqual([
      { name: 'Hypotheekakte', count: 1 },
      { name: 'Testament', count: 1 },
      { name: '…', count: 1 },
    ])
    expect(Object.fromEntries(breakdowns.clicks_by_campaign.map(({ name, count }) => [name, count]))).toEqual({
      c: 45,
      results_page: 2,
      'huwelijkse-voorwaarden-2026': 1,
      '…': 1,
    })
    expect([since.clicks_by_region, since.views_by_page]).toEqual([TODAY, TODAY])
  })

  test('what was counted of pages stays when the day is counted anew, and comes with its own first day', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    site.context.clock.advance(2 * DAY_MS)
    const presence = watchPresence(site.database.db, site.context.clock)
    presence.viewed({ page: '/testament', device: 'phone', source: 'google', campaign: 'brief' })
    presence.viewed({ page: '/', device: 'desktop', source: undefined, campaign: undefined })
    await presence.flush()
    presence.stop()
    await refreshDailyCounts(asSystem(site), { fromDay: TODAY, toDay: '2026-11-22' })
    const period = { from: TODAY, to: '2026-11-22' }
    const { breakdowns, partsSince: since, recent, nextSteps } = await read(site, period)
    expect([breakdowns.views_by_page, breakdowns.arrivals_by_source, breakdowns.arrivals_by_campaign, since.views_by_page]).toEqual([
      [
        { name: '/', count: 1 },
        { name: '/testament', count: 1 },
      ],
      [{ name: 'google', count: 1 }],
      [{ name: 'brief', count: 1 }],
      null,
    ])
    expect([recent.today.page_views, recent.week.page_views, recent.today.visitors]).toEqual([2, 2, 0])
    expect(nextSteps).toEqual(['partner-link'])
    const file = await exportParts(asOwner(site), period)
    expect(file.split('\r\n').slice(0, 3)).toEqual([
      '"Dag","Onderdeel","Naam","Aantal"',
      '"2026-11-22","Via welke campagne (utm_source)","brief","1"',
      '"2026-11-22","Waar bezoekers vandaan komen","Google","1"',
    ])
  })

  test('what has no place in the list is counted among the others, and the whole is whole', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    const rows = Array.from({ length: 70 }, (_, n) => ({ measure: 'clicks_by_region', day: TODAY, dimension: `Plaats ${n}`, count: n < 60 ? 2 : 1 }))
    await site.database.db.insertInto('elk_daily_counts').values(rows).execute()
    const { clicks_by_region: listed } = (await read(site)).breakdowns
    expect([listed.length, listed.find(({ name }) => name === '…'), listed.reduce((sum, { count }) => sum + count, 0)]).toEqual([
      51,
      { name: '…', count: 30 },
      130,
    ])
  })

  test('a period in which nobody counted where visitors came from says nothing of that', async () => {
    await using site = await open()
    await countNewDays(asSystem(site))
    expect((await read(site, { from: '2026-10-01', to: '2026-10-31' })).nextSteps).toEqual(['partner-link'])
  })

  test('a new site is told what to do next: a link of its own, and being found', async () => {
    await using site = await open()
    expect((await read(site)).nextSteps).toEqual(['partner-link', 'be-found'])
    const link = await addLink(site)
    expect((await read(site)).nextSteps).toEqual(['be-found'])
    await writeClicks(site.database.db, site.database.dialect, [clickOn(link)])
    expect((await read(site)).nextSteps).toEqual(['fee', 'be-found'])
  })

  test('clicks by link and their worth by the day stand in the dashboard and in the file', async () => {
    await using site = await open()
    const link = await addLink(site, { fee: '1,25' })
    await writeClicks(site.database.db, site.database.dialect, [clickOn(link), clickOn(link), clickOn(link, { kind: 'bot' })])
    await countNewDays(asSystem(site))
    expect((await read(site)).links).toEqual({ links: [{ id: link, slug: 'testament', title: 'Partner', clicks: 2, worth: 250 }], worth: 250 })
    const lines = (await exportDailyCounts(asOwner(site), { from: '2026-11-19', to: TODAY })).trim().split('\r\n')
    expect(lines.map((line) => line.split(',"').at(-1))).toEqual(['Geschatte waarde van de kliks (euro)"', '"', '2,50"'])
  })

  test('a site from before these parts counts the clicks that it still keeps once more', async () => {
    await using site = await open()
    const { db } = site.database
    await addCtaClick(db, '2026-11-16T09:00:00.000Z')
    await countNewDays(asSystem(site))
    // As the site was: nothing of these parts, and counted up to today.
    await db.deleteFrom('elk_daily_counts').where('measure', '=', 'clicks_by_campaign').execute()
    await sql`drop index elk_redirect_days_by_day`.execute(db)
    await db.schema.dropTable('elk_link_fees').execute()
    await linkFees(site.database.dialect).up(db)
    await countNewDays(asSystem(site))
    expect((await read(site)).breakdowns.clicks_by_campaign).toEqual([{ name: 'c', count: 1 }])
  })
})
