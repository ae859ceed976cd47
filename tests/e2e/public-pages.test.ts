/** Every public page: private, safe, and readable for everyone. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { launchBrowser } from './setup/chromium.ts'
import { UNKNOWN, publicPaths } from './setup/public-paths.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedOnDevice, visit, type VisitOptions } from './setup/visit.ts'

const paths = [...publicPaths, UNKNOWN]

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const options = (values: VisitOptions = {}): VisitOptions => ({ expectedErrors: /bestaat-niet/, reducedMotion: 'reduce', ...values })

interface LoadedPage {
  status: number
  html: string
}

async function load(path: string): Promise<LoadedPage> {
  const response = await fetch(server.url + path)
  return { status: response.status, html: await response.text() }
}

/** What makes the page wider than the window: its widest elements, or nothing when the page does not scroll sideways. */
const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const wide = [...document.querySelectorAll('body *:not(.table-scroll *)')].filter((element) => element.getBoundingClientRect().right >= scrollWidth - 1)
    return wide.map((element) => `${scrollWidth - clientWidth} px: ${element.outerHTML.slice(0, 80)}`).slice(-2)
  })

test.each(paths)('%s sets no cookie, stores nothing, asks no other site, and carries its security policy', async (path) => {
  await using visitor = await visit(browser, server.url, options())
  const response = await visitor.page.goto(server.url + path, { waitUntil: 'networkidle' })
  const headers = response?.headers() ?? {}
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self' 'unsafe-hashes' 'sha256-/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers).not.toHaveProperty('set-cookie')
  expect(headers).not.toHaveProperty('x-powered-by')
  expect(await storedOnDevice(visitor)).toEqual([])
  expect(visitor.foreign).toEqual([])
})

test.each(paths)('%s has a title, one main heading, Dutch as its language and no inline script or style', async (path) => {
  const { status, html } = await load(path)
  expect(status).toBe(path === UNKNOWN ? 404 : 200)
  expect(html).toMatch(/<html lang="(?:nl|en)">/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]{10,70}<\/title>/)
  expect(html).not.toMatch(/<script(?![^>]* (?:src=|type="application\/ld\+json"))|<style| style=|javascript:/)
  expect(html).toContain('geen notariskantoor')
})

test.each([
  [360, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('axe finds nothing on any page at %i px in %s, with the menu open', async (width, colorScheme) => {
  await using visitor = await visit(browser, server.url, options({ viewport: { width, height: 800 }, colorScheme }))
  const { page } = visitor
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(server.url + path)
    if (width < 600) await page.locator('.site-menu summary').click()
    for (const violation of await violations(page)) (found[violation] ??= []).push(path)
  }
  expect(found).toEqual({})
})

test('axe finds nothing in a conversation with an answer, in light and dark', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await using visitor = await visit(browser, server.url, options({ javaScriptEnabled: true, colorScheme }))
    const { page } = visitor
    await page.goto(server.url)
    await page.locator('.chat-suggestions button').first().click()
    await page.locator('[data-ai-generated] .chat-sources a').first().waitFor()
    await page.locator('.chat-answer[aria-busy=true]').waitFor({ state: 'detached' })
    expect(await violations(page)).toEqual([])
  }
})

test('no page scrolls sideways at 320 px', async () => {
  await using visitor = await visit(browser, server.url, options({ viewport: { width: 320, height: 640 } }))
  const { page } = visitor
  const wide: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(server.url + path)
    const elements = await overflowing(page)
    if (elements.length > 0) wide[path] = elements
  }
  expect(wide).toEqual({})
})

test('with text at twice its size nothing is cut off and no page scrolls sideways', async () => {
  await using visitor = await visit(browser, server.url, options({ viewport: { width: 1280, height: 800 } }))
  const { page } = visitor
  const faults: Record<string, unknown> = {}
  for (const path of paths) {
    await page.goto(server.url + path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, a, button, summary, label')]
        .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'))
        .filter((element) => getComputedStyle(element).overflow !== 'visible' && element.scrollHeight > element.clientHeight + 2 && element.clientHeight > 0)
        .map((element) => element.outerHTML.slice(0, 100)),
    )
    const wide = await overflowing(page)
    if (wide.length > 0 || cut.length > 0) faults[path] = { wide, cut }
  }
  expect(faults).toEqual({})
})

test('with the text spacing that readers may set nothing scrolls sideways on a phone', async () => {
  await using visitor = await visit(browser, server.url, options({ viewport: { width: 360, height: 740 } }))
  const { page } = visitor
  const wide: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(server.url + path)
    await page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        for (const [name, value] of [
          ['line-height', '1.5'],
          ['letter-spacing', '0.12em'],
          ['word-spacing', '0.16em'],
        ] as const)
          element.style.setProperty(name, value)
      }
    })
    const elements = await overflowing(page)
    if (elements.length > 0) wide[path] = elements
  }
  expect(wide).toEqual({})
})
