/** What is counted of opened pages: each part apart, bounded however much is sent, and never lost by a database that is away for a moment. */
import { expect, test } from 'vitest'
import type { PageView } from '../../src/events/view-counter.ts'
import { watchPresence } from '../../src/events/presence.ts'
import { sourceOf } from '../../src/events/visit-source.ts'
import { onBothDatabases, type Opened } from './both-databases.ts'

const view = (values: Partial<PageView> = {}): PageView => ({ page: '/', device: 'phone', source: undefined, campaign: undefined, ...values })

async function countsOf(site: Opened, measure: string): Promise<Record<string, number>> {
  const rows = await site.database.db
    .selectFrom('elk_daily_counts')
    .select(['dimension', 'count'])
    .where('measure', '=', measure)
    .orderBy('count', 'desc')
    .orderBy('dimension')
    .execute()
  return Object.fromEntries(rows.map(({ dimension, count }) => [dimension, count]))
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0)

async function openPages(site: Opened, views: readonly PageView[]) {
  const presence = watchPresence(site.database.db, site.context.clock)
  for (const one of views) presence.viewed(one)
  await presence.flush()
  presence.stop()
}

const hostile = (n: number) => sourceOf({ referer: `https://spam-${n}.example/${'x'.repeat(5_000)}`, fetchSite: 'cross-site', host: 'x' })

onBothDatabases('parts of page views', (open) => {
  test('a page, a device, a source and a campaign are each counted by the day, over more than one flush', async () => {
    await using site = await open()
    await openPages(site, [view({ source: 'google', campaign: 'brief' }), view({ page: '/testament', device: 'desktop' }), view({ page: undefined })])
    await openPages(site, [view({ source: 'google' }), view({ source: 'direct' })])
    expect([await countsOf(site, 'page_views'), await countsOf(site, 'views_by_page'), await countsOf(site, 'views_by_device')]).toEqual([
      { '': 5 },
      { '/': 3, '/testament': 1 },
      { phone: 4, desktop: 1 },
    ])
    expect([await countsOf(site, 'arrivals_by_source'), await countsOf(site, 'arrivals_by_campaign')]).toEqual([{ google: 2, direct: 1 }, { brief: 1 }])
  })

  test('thousands of sites on a day become a hundred names and the rest, engines are always named, and every arrival is counted', async () => {
    await using site = await open()
    for (let flush = 0; flush < 3; flush += 1)
      await openPages(
        site,
        Array.from({ length: 3_000 }, (_, n) => view({ source: hostile(flush * 3_000 + n), campaign: `c${n}` })),
      )
    await openPages(site, [view({ source: 'google' }), view({ source: 'direct' }), view({ source: 'spam-1.example' }), view({ source: 'nieuw.example' })])
    const sources = await countsOf(site, 'arrivals_by_source')
    expect([total(sources), Object.keys(sources).length, sources['google'], sources['spam-1.example'], sources['nieuw.example']]).toEqual([
      9_004,
      103,
      1,
      2,
      undefined,
    ])
    const campaigns = await countsOf(site, 'arrivals_by_campaign')
    expect([total(campaigns), Object.keys(campaigns).length]).toEqual([9_000, 41])
  })

  test('two instances that count at once lose nothing', async () => {
    await using site = await open()
    const second = await site.openSecond()
    const both = [watchPresence(site.database.db, site.context.clock), watchPresence(second.db, site.context.clock)]
    for (const presence of both) for (let n = 0; n < 50; n += 1) presence.viewed(view({ page: `/p${n % 5}`, source: `s${n}.example` }))
    await Promise.all(both.map((presence) => presence.flush()))
    for (const presence of both) presence.stop()
    expect([total(await countsOf(site, 'views_by_page')), total(await countsOf(site, 'arrivals_by_source'))]).toEqual([100, 100])
  })

  test('what could not be written waits and is written once', async () => {
    await using site = await open()
    const presence = watchPresence(site.database.db, site.context.clock)
    const { db } = site.database
    presence.viewed(view({ source: 'nu.nl' }))
    await db.schema.alterTable('elk_daily_counts').renameTo('elk_away').execute()
    await expect(presence.flush()).rejects.toThrow()
    presence.viewed(view({ source: 'nu.nl' }))
    await db.schema.alterTable('elk_away').renameTo('elk_daily_counts').execute()
    await presence.flush()
    await presence.flush()
    presence.stop()
    expect(await countsOf(site, 'arrivals_by_source')).toEqual({ 'nu.nl': 2 })
  })
})
