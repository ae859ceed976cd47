/** What a page is painted from: itself. A phone on a slow network pays a round trip for whatever else it must fetch first. */
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { UNKNOWN, pagesPerTemplate, publicPaths } from './setup/public-paths.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

/** What Chromium tells of a file besides. */
type TimedFile = PerformanceResourceTiming & { renderBlockingStatus: 'blocking' | 'non-blocking' }

const tagsOf = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([tag]) => tag)

test.each([...publicPaths, UNKNOWN])('%s holds its styles, its mark and its rules, and asks for the font of its titles alone', async (path) => {
  const { headers, html } = await fetch(server.url + path).then(async (response) => ({ headers: response.headers, html: await response.text() }))
  expect([headers.has('speculation-rules'), headers.has('link')]).toEqual([false, false])
  // Who looks ahead in a page does not know what disabled means.
  expect(tagsOf(html, /<link rel="stylesheet"[^>]*>/g).filter((tag) => !tag.includes(' media="not all" disabled'))).toEqual([])
  expect(tagsOf(html, /<script\b[^>]* src=[^>]*>/g)).toEqual([])
  expect(tagsOf(html, /<link rel="(?:preload|modulepreload|prefetch)"[^>]*>/g)).toEqual([expect.stringMatching(/ as="font" /)])
  // A browser takes the mark that fits any size, and fetches the other for nobody.
  expect(tagsOf(html, /<link rel="icon"[^>]*>/g)).toEqual([
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    expect.stringMatching(/^<link rel="icon" href="data:image\/svg\+xml,[^"]+" type="image\/svg\+xml">$/),
  ])
})

test('no page of any kind waits for a file before it is painted, and until it is touched a browser fetches its font and its pictures only', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /bestaat-niet/ })
  const { page } = visitor
  for (const path of pagesPerTemplate.filter((each) => each !== '/')) {
    await page.goto(server.url + path, { waitUntil: 'networkidle' })
    const fetched = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as TimedFile)
        .map(({ name, initiatorType, renderBlockingStatus }) => ({ name, isPicture: initiatorType === 'img', renderBlockingStatus })),
    )
    expect(
      fetched.filter(({ renderBlockingStatus }) => renderBlockingStatus !== 'non-blocking'),
      path,
    ).toEqual([])
    expect(
      fetched.filter(({ name, isPicture }) => !isPicture && !/\/newsreader-500\.[\w-]+\.woff2$/.test(name)),
      path,
    ).toEqual([])
  }
})

test('the styles of a conversation are fetched when the chat wakes, and must be what the page says they are', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + '/testament', { waitUntil: 'networkidle' })
  const sheet = page.locator('link[data-asleep]')
  const rules = () => sheet.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length ?? 0)
  expect([await sheet.count(), await sheet.getAttribute('integrity'), await rules()]).toEqual([1, expect.stringMatching(/^sha384-/), 0])
  await page.locator('.article-chat > summary').click()
  await page.locator('chat-island textarea').press('Shift')
  await expect.poll(rules).toBeGreaterThan(0)
})

test('a chat whose styles do not come wakes all the same', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /net::ERR_FAILED/ })
  const { page } = visitor
  const address = await fetch(`${server.url}/testament`).then(async (response) => /href="([^"]+)"[^>]* data-asleep/.exec(await response.text())?.[1])
  await page.route(`**${address}`, (route) => route.abort())
  await page.goto(server.url + '/testament')
  await page.locator('.article-chat > summary').click()
  await page.locator('chat-island textarea').press('Shift')
  await page.locator('chat-island[data-awake]').waitFor()
})
