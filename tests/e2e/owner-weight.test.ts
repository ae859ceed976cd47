/** The owner's area is light enough for a phone on the road: what it loads first, and what a tab adds. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './setup/chromium.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const MOST_FIRST = 220_000
const MOST_MORE = 60_000

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

/** Every tab and part, a form of each kind, and the numbers of a link. */
const places = [
  'redirects',
  'redirects&link=LINK',
  'chat-logs',
  'overzicht',
  'vragen',
  'inhoud',
  'inhoud&onderdeel=artikelen',
  'inhoud&onderdeel=artikelen&artikel=testament',
  'inhoud&onderdeel=kennis',
  'inhoud&onderdeel=notarissen',
  'inhoud&onderdeel=notarissen&notaris=nieuw',
  'inhoud&onderdeel=beoordelingen',
  'inhoud&onderdeel=beoordelingen&beoordeling=nieuw',
  'berichten',
  'beveiliging',
  'livegang',
]

/** Bytes of scripts, styles and fonts over the wire for an address, each file once. */
async function weigh(path: string): Promise<Map<string, number>> {
  await using owner = await visit(browser, server.url, signedIn)
  const files = new Map<string, number>()
  owner.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/_astro/')) files.set(pathname, Number(response.headers()['content-length']))
  })
  await owner.page.goto(`${server.url}${path}`)
  await owner.page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
  await owner.page.waitForLoadState('networkidle')
  // A file that does not say what it weighs would count as nothing.
  expect([...files].filter(([, size]) => !(size > 0))).toEqual([])
  return files
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

test('the first load is at most 220 kB, and no tab, part or form adds more than 60 kB', async () => {
  const first = await weigh('/settings')
  expect(first.size).toBeGreaterThan(5)
  const more: Record<string, number> = {}
  const link = storedRows(server.dataDir, 'select id from elk_affiliate_redirects limit 1')[0]?.['id']
  for (const place of places) {
    const files = await weigh(`/settings?tab=${place.replace('LINK', String(link))}`)
    more[place] = sum([...files].flatMap(([path, size]) => (first.has(path) ? [] : [size])))
  }
  console.log(
    sum(first.values()),
    [...first].toSorted((a, b) => b[1] - a[1]),
    more,
  )
  expect(sum(first.values())).toBeLessThanOrEqual(MOST_FIRST)
  expect(Object.entries(more).filter(([, size]) => size > MOST_MORE)).toEqual([])
})
