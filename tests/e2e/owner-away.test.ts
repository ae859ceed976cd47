/** The owner's area stands while the site is away or was renewed, with what was typed, and goes on by itself. */
import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { breakableLine, type BreakableLine } from './setup/breakable-line.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

const AWAY = 'Dit onderdeel kon niet worden geladen, want de site is nu niet bereikbaar.'
const noAnswer = /net::ERR_|Failed to load resource/

let server: RunningServer
let line: BreakableLine
let browser: Browser
let signedIn: Profile

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  line = await breakableLine(server.url)
  signedIn = await ownerProfile(line.url)
})

afterAll(async () => {
  await line[Symbol.asyncDispose]()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const phone = (page: Page) => page.getByLabel('Telefoonnummer', { exact: true })
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('without the site a tab that was never opened says so, what was typed stays, and the tab opens by itself once the site is back', async () => {
  await using owner = await visit(browser, line.url, { ...signedIn, expectedErrors: noAnswer })
  const { page } = owner
  await page.goto(`${line.url}/settings`)
  await phone(page).fill('088 - 765 43 21')
  await page.waitForLoadState('networkidle')
  line.cut()
  await page.keyboard.press('Control+k')
  await page.getByText(AWAY).waitFor()
  expect(await phone(page).inputValue()).toBe('088 - 765 43 21')
  await tab(page, 'Overzicht').click()
  await page.getByRole('tabpanel').getByText(AWAY).waitFor()
  await tab(page, 'Algemeen').click()
  expect(await phone(page).inputValue()).toBe('088 - 765 43 21')
  await tab(page, 'Overzicht').click()
  line.mend()
  await page.getByRole('tabpanel').getByRole('heading').first().waitFor()
  await page.getByPlaceholder('Waar wilt u heen').waitFor()
  await page.keyboard.press('Escape')
  await page.getByText(AWAY).first().waitFor({ state: 'detached' })
  await tab(page, 'Algemeen').click()
  expect(await phone(page).inputValue()).toBe('088 - 765 43 21')
})

test('a part that is gone because the site was renewed says so and asks for a new page, in which what was typed still stands', async () => {
  await using owner = await visit(browser, line.url, { ...signedIn, expectedErrors: /status of 404/ })
  const { page } = owner
  await page.goto(`${line.url}/settings`)
  await phone(page).fill('088 - 111 22 33')
  await page.getByLabel('API-sleutel van de chatbot').fill('sk-geheim')
  await page.waitForLoadState('networkidle')
  await page.route('**/_astro/**', gone)
  await tab(page, 'Overzicht').click()
  await page.getByText('De site is intussen vernieuwd.').waitFor()
  await page.unroute('**/_astro/**', gone)
  await page.getByRole('button', { name: 'Pagina herladen' }).click()
  await page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first().waitFor()
  expect(await tab(page, 'Overzicht').getAttribute('aria-selected')).toBe('true')
  expect(await page.evaluate(() => [sessionStorage.length, JSON.stringify(localStorage).includes('111')])).toEqual([0, false])
  await tab(page, 'Algemeen').click()
  expect([await phone(page).inputValue(), await page.getByLabel('API-sleutel van de chatbot').inputValue()]).toEqual(['088 - 111 22 33', ''])
  await page.getByText('U hebt wijzigingen die nog niet zijn opgeslagen.').waitFor()
})
