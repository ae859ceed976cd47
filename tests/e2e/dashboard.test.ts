/** The owner reads how the site is used: numbers that grow while visitors come, in a period that stands in the address. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { launchBrowser } from './setup/chromium.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { changeRows, storedRows } from './setup/stored.ts'
import { downloadedText, visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
let signedIn: Profile

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  signedIn = await ownerProfile(browser, server.url)
})

afterAll(async () => {
  await browser.close()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

test('a new site says what will appear, and counts neither the owner nor anything else', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  await page.getByRole('heading', { name: 'Hier komen de cijfers van uw site' }).waitFor()
  await page.getByText('0 bezoekers nu op de site').waitFor()
  await page.getByText('Geen vragen zonder antwoord').waitFor()
  expect(await violations(page)).toEqual([])
})

test('a visit and a question appear, as a step, as a chart and as a table, and the period stays in the address', async () => {
  await using reader = await visit(browser, server.url)
  for (const path of ['/', '/testament', '/contact']) await reader.page.goto(`${server.url}${path}`)
  await askOverHttp(server.url, 'Wat kost een testament?')
  // Visitors are written every ten seconds, and counted anew when the numbers are a minute old.
  await expect.poll(() => storedRows(server.dataDir, 'select count(*) as n from elk_daily_visitors')[0]?.['n'], { timeout: 20_000 }).toBe(1)
  changeRows(server.dataDir, "update elk_count_marks set value = ? where name = 'refreshed'", new Date(Date.now() - 61_000).toISOString())
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  await page.getByRole('heading', { name: 'Van bezoek tot bericht' }).waitFor()
  const steps = await page.locator('.funnel li').allInnerTexts()
  expect(steps.slice(0, 3).map((step) => step.replaceAll(/\s+/g, ' '))).toEqual([
    expect.stringMatching(/^Bezoekers 1 het begin/),
    expect.stringMatching(/^Gesprekken 1 100% van de bezoekers begon een gesprek/),
    expect.stringMatching(/^Vragen 1 1,0 vragen per gesprek/),
  ])
  await page.getByRole('article', { name: 'Geopende pagina’s' }).getByText('Toon de cijfers als tabel').click()
  const table = page.getByRole('article', { name: 'Geopende pagina’s' }).getByRole('table')
  expect(await table.getByRole('row').nth(1).innerText()).toMatch(/\(nog bezig\)\s+3$/)
  expect(await table.getByRole('row').nth(2).innerText()).toMatch(/onbekend$/)
  await page.getByRole('button', { name: '7 dagen' }).click()
  await page.waitForURL(/periode=7/)
  await page.reload()
  expect(await page.getByRole('button', { name: '7 dagen' }).getAttribute('aria-pressed')).toBe('true')
  await page.goBack()
  await page.waitForURL((url) => !url.search.includes('periode'))
  await page.getByRole('article', { name: 'Bezoekers' }).waitFor()
  expect(await violations(page)).toEqual([])
})

test('days of one’s own are checked where they are typed, and come back from the address', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht`)
  await page.getByRole('button', { name: 'Eigen periode' }).click()
  await page.getByLabel('Van', { exact: true }).fill('2026-03-02')
  await page.getByLabel('Tot en met').fill('2026-03-01')
  await page.getByRole('button', { name: 'Toon' }).click()
  await page.getByText('De eerste dag ligt na de laatste.').waitFor()
  expect(await page.getByLabel('Van', { exact: true }).inputValue()).toBe('2026-03-02')
  await page.getByLabel('Tot en met').fill('2026-03-05')
  await page.getByRole('button', { name: 'Toon' }).click()
  await page.waitForURL(/van=2026-03-02&tot=2026-03-05/)
  await page.getByText('02-03-2026 tot en met 05-03-2026', { exact: true }).waitFor()
  await page.goto(`${server.url}/settings?tab=overzicht&van=gisteren&tot=2026-03-05`)
  await page.getByText('De periode in het adres klopt niet.').waitFor()
})

test('the days come as a file for a spreadsheet', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht&periode=7`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Dagen downloaden (CSV)' }).click()])
  const lines = (await downloadedText(download)).trim().split('\r\n')
  expect([download.suggestedFilename().startsWith('overzicht-'), lines.length, lines[0]?.includes('"Bezoekers"')]).toEqual([true, 8, true])
})

test('nobody reads the numbers without signing in', async () => {
  for (const path of ['', '/now', '/days.csv']) expect((await fetch(`${server.url}/api/admin/dashboard${path}`)).status).toBe(401)
})

test.each([
  ['light', 360],
  ['dark', 360],
] as const)('in %s at %d px nothing sticks out and nothing is in the way', async (colorScheme, width) => {
  await using owner = await visit(browser, server.url, { ...signedIn, colorScheme, viewport: { width, height: 800 } })
  const { page } = owner
  await page.goto(`${server.url}/settings?tab=overzicht&periode=7`)
  await page.getByRole('heading', { name: 'Wat deze cijfers betekenen' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  expect(await violations(page)).toEqual([])
})
