/** Every public page: private, safe, and readable for everyone. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { launchBrowser } from './setup/chromium.ts'
import { everyLook, looks } from './setup/looks.ts'
import { UNKNOWN, pagesPerTemplate, publicPaths } from './setup/public-paths.ts'
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

test.each(paths)('%s sets no cookie, stores nothing, asks no other site, and carries its security policy', async (path) => {
  await using visitor = await visit(browser, server.url, options())
  // Pages of one template load the same things afterwards; waiting for silence once for each is enough.
  const response = await visitor.page.goto(server.url + path, { waitUntil: pagesPerTemplate.includes(path) ? 'networkidle' : 'load' })
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

test.each(everyLook ? paths : pagesPerTemplate)('axe finds nothing on %s on a light phone with the menu open and on a dark desk', async (path) => {
  for (const [width, colorScheme] of looks) {
    await using visitor = await visit(browser, server.url, options({ viewport: { width, height: 800 }, colorScheme }))
    const { page } = visitor
    await page.goto(server.url + path)
    if (width < 600) await page.locator('.site-menu summary').click()
    expect(await violations(page)).toEqual([])
  }
})

test.each(['light', 'dark'] as const)('axe finds nothing in a conversation with an answer, in %s', async (colorScheme) => {
  await using visitor = await visit(browser, server.url, options({ javaScriptEnabled: true, colorScheme }))
  const { page } = visitor
  await page.goto(server.url)
  await page.locator('.chat-suggestions button').first().click()
  await page.locator('[data-ai-generated] .chat-sources a').first().waitFor()
  await page.locator('.chat-answer[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await violations(page)).toEqual([])
})
