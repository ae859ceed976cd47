/** What a page is painted from: itself. A phone on a slow network pays a round trip for whatever else it must fetch first. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { UNKNOWN, pagesPerTemplate, publicPaths } from './setup/public-paths.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { quiet, visit } from './setup/visit.ts'

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

/** Ten packets, less what TCP and the headers of an answer take (decision 93). */
const FIRST_SENDING = 13_800

test('the font of the titles comes in what a connection sends at first', async () => {
  const html = await (await fetch(server.url)).text()
  const [, font = ''] = /<link rel="preload"[^>]* href="([^"]+\.woff2)"/.exec(html) ?? []
  expect(font).toMatch(/newsreader/)
  const bytes = (await (await fetch(server.url + font)).arrayBuffer()).byteLength
  expect(bytes).toBeGreaterThan(0)
  expect(bytes).toBeLessThanOrEqual(FIRST_SENDING)
})

test('no page of any kind waits for a file before it is painted, and until it is touched a browser fetches its font and its pictures only', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /bestaat-niet/ })
  const { page } = visitor
  for (const path of pagesPerTemplate.filter((each) => each !== '/')) {
    await page.goto(server.url + path)
    await quiet(visitor)
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

/** Of what a rule of a sheet can change, what somebody sees; place and size are measured. */
const SEEN =
  'display visibility opacity color background-color background-image border-top border-left outline font text-decoration text-align list-style-type box-shadow border-radius fill stroke content transform'.split(
    ' ',
  )

/** Where each element of the page stands and how it looks, and what stands before and behind it. */
const appearance = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const still = new CSSStyleSheet()
    still.replaceSync('*, ::before, ::after { animation: none !important }')
    document.adoptedStyleSheets = [still]
    const shown = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo)
      return pseudo && style.content === 'none' ? '' : names.map((name) => style.getPropertyValue(name)).join(' ')
    }
    return [...document.querySelectorAll('body, body *')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [element.tagName, x, y, width, height, shown(element), shown(element, '::before'), shown(element, '::after')].join(' ')
    })
  }, SEEN)

const enableCut = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-cut]')]
    await Promise.all(
      links.map((link) => {
        const loaded = new Promise((resolve) => link.addEventListener('load', resolve))
        link.media = 'all'
        link.disabled = false
        return loaded
      }),
    )
    return links.length
  })

test('a page looks with the rules that it holds as it does with all of its sheets', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /bestaat-niet/ })
  const { page } = visitor
  await page.emulateMedia({ reducedMotion: 'reduce' })
  let compared = 0
  for (const path of pagesPerTemplate) {
    await page.goto(server.url + path, { waitUntil: 'load' })
    await page.evaluate(() => document.fonts.ready)
    const before = await appearance(page)
    if ((await enableCut(page)) === 0) continue
    compared++
    const after = await appearance(page)
    expect(
      after.flatMap((each, index) => (each === before[index] ? [] : [[before[index], each]])),
      path,
    ).toEqual([])
  }
  expect(compared).toBeGreaterThan(4)
})

test('the styles of a conversation are fetched when the chat wakes, and must be what the page says they are', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + '/testament')
  await quiet(visitor)
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
