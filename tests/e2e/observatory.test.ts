/** The headers of every kind of answer, by the rules that the public scanner of MDN goes by, and nothing on a page that they would stop. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { scoreOf } from './setup/observatory.ts'
import { PASSWORD, startServer, type RunningServer } from './setup/server.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

let live: RunningServer
let local: SharedServer
let browser: Browser

beforeAll(async () => {
  live = await startServer({ PUBLIC_ORIGIN: 'https://www.voorbeeld.example' })
  local = sharedServer()
  browser = await sharedBrowser()
})

afterAll(async () => {
  const { code } = await live.stop()
  expect([code, live.errors()]).toEqual([0, []])
})

test.each([
  '/',
  '/testament',
  '/testament?gclid=1',
  '/notaries?akte=testament',
  '/zoeken?q=testament',
  '/contact',
  '/settings',
  '/out/testament',
  '/bestaat-niet',
  '/api/session',
  '/api/admin/settings',
  '/favicon.svg',
  '/sitemap.xml',
  '/healthz',
])('%s scores at least 150, without being on the list of browsers', async (path) => {
  expect(await scoreOf(await fetch(live.url + path, { redirect: 'manual' }))).toBeGreaterThanOrEqual(150)
})

test('a page that loads scripts by itself names their hashes, and the cookies of signing in, of the session and of a known browser, cost nothing', async () => {
  expect(await scoreOf(await fetch(`${live.url}/settings`))).toBeGreaterThanOrEqual(155)
  const signIn = await fetch(`${live.url}/api/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'https://www.voorbeeld.example' },
    body: JSON.stringify({ password: PASSWORD }),
  })
  expect([signIn.headers.getSetCookie().length, await scoreOf(signIn)]).toEqual([2, 155])
})

test.each([
  ['', 'max-age=63072000'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
])('HSTS=%j promises %s, and only over https', async (hsts, header) => {
  await using server = await startServer({ PUBLIC_ORIGIN: 'https://www.voorbeeld.example', HSTS: hsts })
  expect((await fetch(`${server.url}/`)).headers.get('strict-transport-security')).toBe(header)
  expect((await fetch(`${local.url}/`)).headers.has('strict-transport-security')).toBe(false)
})

test('every style sheet and script of a page is what the page says it is, and the browser takes them all', async () => {
  for (const path of ['/', '/tips-voor-starters', '/notaries', '/settings']) {
    await using visitor = await visit(browser, local.url, { javaScriptEnabled: true, expectedErrors: path === '/settings' ? /status of 401/ : /^$/ })
    const { page } = visitor
    await page.goto(local.url + path, { waitUntil: 'networkidle' })
    const loaded = await page.evaluate(() => ({
      tags: [...document.querySelectorAll('script[src], link[rel=stylesheet]')].map((tag) => tag.getAttribute('integrity')?.slice(0, 7)),
      sheets: [...document.styleSheets].filter((sheet) => sheet.cssRules.length > 0).length,
    }))
    expect(new Set(loaded.tags), path).toEqual(new Set(['sha384-']))
    expect(loaded.sheets, path).toBeGreaterThan(0)
    expect(await page.evaluate(() => crossOriginIsolated), path).toBe(true)
  }
})

test('a style sheet or script that was changed on the way is refused', async () => {
  const expectedErrors = /valid digest in the 'integrity' attribute/
  await using visitor = await visit(browser, local.url, { javaScriptEnabled: true, expectedErrors })
  const { page } = visitor
  await page.route('**/_astro/*.{css,js}', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${await response.text()}\n/* changed */` })
  })
  await page.goto(`${local.url}/settings`, { waitUntil: 'networkidle' })
  expect(await page.evaluate(() => document.styleSheets.length)).toBe(0)
  expect(await page.locator('input').count()).toBe(0)
})

test('styles that were put into a page on the way are refused', async () => {
  await using visitor = await visit(browser, local.url, { javaScriptEnabled: true, expectedErrors: /violates the following Content Security Policy directive/ })
  const { page } = visitor
  await page.route(`${local.url}/over-ons`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</style>', 'h1 { display: none }</style>') })
  })
  await page.goto(`${local.url}/over-ons`, { waitUntil: 'networkidle' })
  expect(await page.locator('h1').isVisible()).toBe(true)
})
