/** The owner reads how the site is used: numbers that grow while visitors come, in a period that stands in the address. */
import { expect, test } from 'vitest'
import { faultsInEveryLook, violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { eventually } from './setup/eventually.ts'
import { ownerSite } from './setup/owner-site.ts'
import { changeRows, storedRows } from './setup/stored.ts'
import { downloadedText, visit, type VisitOptions } from './setup/visit.ts'

const site = ownerSite()

test('a new site says what will appear, and counts neither the owner nor anything else', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByRole('heading', { name: 'Hier komen de cijfers van uw site' }).waitFor()
  await page.getByText('0 bezoekers nu op de site').waitFor()
  const today = page.getByRole('group', { name: 'Vandaag' })
  await today.waitFor()
  // Figures run out by the day of the year; a question or a message there is none.
  expect(await today.innerText()).not.toMatch(/vraag|vragen zonder|bezorgd\b(?<!niet zijn bezorgd)/)
  expect(await violations(page)).toEqual([])
})

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
  expect(await violations(page)).toEqual([])
})

test('a fee at a link gives its clicks a worth, at the link and in Overzicht, and without one none is shown', async () => {
  await using owner = await site.visit()
  const { page } = owner
  const [link] = storedRows(site.server.dataDir, "select id from elk_affiliate_redirects where slug = 'testament'")
  await using reader = await visit(site.browser, site.server.url, { userAgent: PHONE, reachesOthers: true })
  await reader.page.goto(`${site.server.url}/out/testament`)
  await reader.page.getByRole('heading', { name: 'Bestemming' }).waitFor()
  const counted = () => storedRows(site.server.dataDir, "select sum(hits) as n from elk_redirect_days where kind = 'human'")[0]?.['n']
  await eventually(() => expect(counted()).toBe(1))
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByRole('region', { name: 'Kliks op links naar partners' }).getByText('/out/testament').waitFor()
  expect(await page.getByText('€').count()).toBe(0)
  await page.goto(`${site.server.url}/settings?tab=redirects&link=${link?.['id']}&bewerk=ja`)
  const fee = page.getByLabel('Vergoeding per klik in euro')
  await fee.fill('veel')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByText('Vul een bedrag in van 0,01 tot 1.000 euro').first().waitFor()
  await fee.fill('2,50')
  await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
  await page.getByText('Geschatte waarde van de kliks in 30 dagen: € 2,50.').waitFor()
  await page.getByText('Nu geldt € 2,50 per klik.').waitFor()
  await page.goto(`${site.server.url}/settings?tab=overzicht`)
  await page.getByText('Geschatte waarde van de kliks: € 2,50.').waitFor()
  const file = await page.request.get(`${site.server.url}/api/admin/dashboard/days.csv?periode=7`)
  expect((await file.text()).trim()).toMatch(/"2,50"$/)
})

test('the days come as a file for a spreadsheet', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=overzicht&periode=7`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Dagen downloaden (CSV)' }).click()])
  const lines = (await downloadedText(download)).trim().split('\r\n')
  expect([download.suggestedFilename().startsWith('overzicht-'), lines.length, lines[0]?.includes('"Bezoekers"')]).toEqual([true, 8, true])
})

test('nobody reads the numbers without signing in', async () => {
  for (const path of ['', '/now', '/days.csv', '/parts.csv']) expect((await fetch(`${site.server.url}/api/admin/dashboard${path}`)).status).toBe(401)
})

test('in no look anything sticks out or is in the way', async () => {
  await using owner = await site.visit()
  const { page } = owner
  await page.goto(`${site.server.url}/settings?tab=overzicht&periode=7`)
  await page.getByRole('heading', { name: 'Wat deze cijfers betekenen' }).waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
