/** Visits of browsers are counted, and the owner reads them, in a period that stands in the address. What else stands there: `tests/screens/dashboard.test.ts`. */
import { expect, test } from 'vitest'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { changeRows, storedRows } from './setup/stored.ts'
import { visit, type VisitOptions } from './setup/visit.ts'

const site = ownerSite()

test('a visit and a question appear, as a step, as a chart and as a table, and the period stays in the address', async () => {
  await using reader = await visit(site.browser, site.server.url)
  for (const path of ['/', '/testament', '/contact']) await reader.page.goto(`${site.server.url}${path}`)
  await askOverHttp(site.server.url, 'Wat kost een testament?')
  // Visits are written every ten seconds, perhaps between two of these pages, and counted anew when the numbers are a minute old.
  const views = () => storedRows(site.server.dataDir, "select sum(count) as n from elk_daily_counts where measure = 'page_views'")[0]?.['n']
  await eventually(() => expect(views()).toBe(3))
  expect(storedRows(site.server.dataDir, 'select count(*) as n from elk_daily_visitors')).toEqual([{ n: 1 }])
  changeRows(site.server.dataDir, "update elk_count_marks set value = ? where name = 'refreshed'", new Date(Date.now() - 61_000).toISOString())
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByRole('heading', { name: 'Van bezoek tot bericht' }).waitFor()
  await eventually(async () => {
    const steps = await page.locator('.funnel li').allInnerTexts()
    expect(steps.slice(0, 3).map((step) => step.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringMatching(/^Bezoekers 1 het begin/),
      expect.stringMatching(/^Gesprekken 1 100% van de bezoekers begon een gesprek/),
      expect.stringMatching(/^Vragen 1 1,0 vragen per gesprek/),
    ])
  })
  await page.getByRole('article', { name: 'Geopende pagina’s' }).getByText('Toon de cijfers als tabel').click()
  const table = page.getByRole('article', { name: 'Geopende pagina’s' }).getByRole('table')
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(/\(nog bezig\)\s+3$/)
  expect(await table.getByRole('row').nth(2).innerText()).toMatch(/onbekend$/)
  await page.getByRole('button', { name: '7 dagen' }).click()
  await page.waitForURL(/periode=7/)
  await page.reload()
  await page.getByRole('button', { name: '7 dagen', pressed: true }).waitFor()
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('periode'))
  await page.getByRole('article', { name: 'Bezoekers' }).waitFor()
  expect(await violations(page)).toEqual([])
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1'

/** A page of another site with a link to ours; it gives away its whole address, of which only the site may be kept. */
async function arriveFrom(other: string, path: string, options: VisitOptions = {}): Promise<void> {
  await using visitor = await visit(site.browser, site.server.url, options)
  const { page, context } = visitor
  const body = `<!doctype html><meta name="referrer" content="unsafe-url"><a href="${site.server.url}${path}">Lees verder</a>`
  await context.route(`http://${other}/**`, (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto(`http://${other}/forum/vraag-van-jan?naam=jan`)
  await page.getByRole('link', { name: 'Lees verder' }).click()
  await page.waitForURL((url) => url.origin === site.server.url)
  await page.goto(`${site.server.url}/testament`)
}

test('where visitors come from, on what, and which pages they open stand in Overzicht, and nothing that tells who they are', async () => {
  await arriveFrom('forum.example.nl', '/testament?utm_source=Nieuwsbrief', { userAgent: PHONE })
  await arriveFrom('www.google.nl', '/')
  const stored = () => storedRows(site.server.dataDir, "select dimension, count from elk_daily_counts where measure = 'arrivals_by_source'")
  await eventually(() => expect(stored().map(({ dimension }) => dimension)).toEqual(expect.arrayContaining(['forum.example.nl', 'google'])))
  const names = storedRows(site.server.dataDir, 'select dimension from elk_daily_counts').map(({ dimension }) => String(dimension))
  expect(names.filter((name) => /jan|vraag|forum\//.test(name))).toEqual([])
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  const rows = async (name: string) => {
    const texts = await page.getByRole('region', { name, exact: true }).getByRole('row').allInnerTexts()
    return texts.slice(1).map((text) => text.replaceAll(/\s+/g, ' ').trim())
  }
  await page.getByRole('region', { name: 'Waar bezoekers vandaan komen', exact: true }).waitFor()
  expect(await rows('Waar bezoekers vandaan komen')).toEqual(expect.arrayContaining(['Google 1', 'forum.example.nl 1']))
  expect(await rows('Via welke campagne (utm_source)')).toEqual(['nieuwsbrief 1'])
  expect(await rows('Apparaten')).toEqual(expect.arrayContaining([expect.stringMatching(/^Computer \d+$/), 'Telefoon 2']))
  expect((await rows('Geopende pagina’s'))[0]).toMatch(/^\/testament [34]$/)
  await page.getByRole('region', { name: 'Vandaag en de laatste 7 dagen' }).waitFor()
  await page.getByRole('heading', { name: 'Wat deze cijfers betekenen' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
