/** Every public page: private, safe, and readable for everyone. */
import { createHash } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { everyLook } from './setup/looks.ts'
import { UNKNOWN, pagesPerTemplate, publicPaths } from './setup/public-paths.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { quiet, storedOnDevice, visit, type Visit } from './setup/visit.ts'

const paths = [...publicPaths, UNKNOWN]

let server: SharedServer
let browser: Browser
/** Go from page to page as a visitor does: what one page left behind would show on the next as well. */
let visitor: Visit
let looker: Visit

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
  visitor = await visit(browser, server.url, { expectedErrors: /bestaat-niet/, reducedMotion: 'reduce' })
  looker = await visit(browser, server.url, { expectedErrors: /bestaat-niet/, reducedMotion: 'reduce' })
})

afterAll(async () => {
  for (const one of [visitor, looker]) await one[Symbol.asyncDispose]()
})

interface LoadedPage {
  status: number
  html: string
  policy: string
}

async function load(path: string): Promise<LoadedPage> {
  const response = await fetch(server.url + path)
  return { status: response.status, html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
}

/** What a browser loads by itself for a page, as it stands there. */
const loadedBy = (html: string): string[] =>
  [...html.matchAll(/<(?:script|img|source|video|audio|iframe|track|link|input|object|embed)\b[^>]*>/g)]
    .filter(([tag]) => !/^<link\b[^>]* rel="(?:canonical|alternate)"/.test(tag))
    .flatMap(([tag]) => [...tag.matchAll(/ (?:src|srcset|href|poster|data|imagesrcset)="([^"]*)"/g)].map(([, address = '']) => address))
    // The mark of the tab stands in the page itself.
    .filter((address) => !address.startsWith('data:image/svg+xml,'))

/** Modules that a page loads, now or at the first touch. */
const scriptsOf = (html: string): string[] => [...html.matchAll(/ (?:data-)?src="([^"]*\.m?js)"/g)].map(([, address = '']) => address)

const isOwn = (address: string): boolean => address.split(',').every((one) => new URL(one.trim().split(' ')[0] ?? '', server.url).origin === server.url)

function expectSafe(headers: Headers): void {
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'unsafe-hashes'(?: 'sha256-[\w+/=]+')+| 'sha256-[\w+/=]+')?; style-src 'self' 'sha256-/,
  )
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.has('set-cookie')).toBe(false)
  expect(headers.has('x-powered-by')).toBe(false)
}

test.each(paths)('%s sets no cookie, stores nothing, asks no other site, and carries its security policy', async (path) => {
  if (everyLook || pagesPerTemplate.includes(path)) {
    const response = await visitor.page.goto(server.url + path)
    await quiet(visitor)
    expectSafe(new Headers(response?.headers()))
    expect(await storedOnDevice(visitor)).toEqual([])
    expect(visitor.foreign).toEqual([])
    return
  }
  // What its template was seen to do in a browser, it does as well: it loads nothing more than that one, and from nowhere else.
  const response = await fetch(server.url + path)
  expectSafe(response.headers)
  const html = await response.text()
  // What stands in the page itself is asked of nobody.
  expect(loadedBy(html).filter((address) => !address.startsWith('data:') && !isOwn(address))).toEqual([])
  expect(scriptsOf(html)).toEqual(scriptsOf((await load('/testament')).html))
  expect(scriptsOf(html).length).toBeGreaterThan(0)
})

test.each(paths)('%s has a title, one main heading, Dutch as its language, no script but our files and no style but what its policy names', async (path) => {
  const { status, html, policy } = await load(path)
  expect(status).toBe(path === UNKNOWN ? 404 : 200)
  expect(html).toMatch(/<html lang="(?:nl|en)">/)
  expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  expect(html).toMatch(/<title>[^<]{10,70}<\/title>/)
  // The rules for fetching ahead are no script, but a browser takes them only where the policy names their hash.
  const rules = [...html.matchAll(/<script type="speculationrules">([^<]*)<\/script>/g)].map(([, text = '']) =>
    createHash('sha256').update(text).digest('base64'),
  )
  expect(rules.filter((hash) => !policy.includes(`'sha256-${hash}'`))).toEqual([])
  expect(html).not.toMatch(/<script(?![^>]* (?:src=|type="application\/ld\+json")| type="speculationrules">)| style=|javascript:/)
  const styles = [...html.matchAll(/<style\b([^>]*)>([\s\S]*?)<\/style>/g)].map(([, attributes, css = '']) => [
    attributes,
    createHash('sha256').update(css).digest('base64'),
  ])
  expect(styles).toEqual([['', /; style-src 'self' 'sha256-([^']+)';/.exec(policy)?.[1]]])
  expect(html).toMatch(/geen notariskantoor|not a notary’s office/)
})

test.each(everyLook ? paths : pagesPerTemplate)('axe finds nothing on %s on a light phone with the menu open and on a dark desk', async (path) => {
  const { page } = looker
  await page.goto(server.url + path)
  // What stands for a text that is on its way has no letters to see.
  await eventually(async () => expect(await page.locator('[aria-busy=true]').count()).toBe(0))
  const menu = page.locator('.site-menu')
  const openOnPhone = (width: number) => menu.evaluate((details, isOpen) => details.toggleAttribute('open', isOpen), width < 600)
  expect(await faultsInEveryLook(page, openOnPhone)).toEqual([])
})

test('axe finds nothing in a conversation with an answer, in any look', async () => {
  await using reader = await visit(browser, server.url, { reducedMotion: 'reduce' })
  const { page } = reader
  await page.goto(server.url)
  await page.locator('.chat-suggestions button').first().click()
  await page.locator('[data-ai-generated] .chat-sources a').first().waitFor()
  await page.locator('.chat-answer[aria-busy=true]').waitFor({ state: 'detached' })
  expect(await faultsInEveryLook(page)).toEqual([])
})
