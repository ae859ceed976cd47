/** The owner's area is light enough for a phone on the road: what it loads first, and what a tab adds. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './setup/chromium.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
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

/** Bytes of scripts, styles and fonts over the wire for an address, each file once. */
async function weigh(path: string): Promise<Map<string, number>> {
  await using owner = await visit(browser, server.url, signedIn)
  const files = new Map<string, number>()
  owner.page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/_astro/')) files.set(pathname, Number(response.headers()['content-length'] ?? 0))
  })
  await owner.page.goto(`${server.url}${path}`)
  await owner.page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
  await owner.page.waitForLoadState('networkidle')
  return files
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

test('the first load is at most 220 kB, and no tab adds more than 60 kB', async () => {
  const first = await weigh('/settings')
  expect(first.size).toBeGreaterThan(5)
  const more: Record<string, number> = {}
  for (const tab of ['redirects', 'chat-logs', 'overzicht', 'vragen', 'inhoud', 'inhoud&onderdeel=notarissen', 'berichten', 'beveiliging', 'livegang']) {
    const files = await weigh(`/settings?tab=${tab}`)
    more[tab] = sum([...files].flatMap(([path, size]) => (first.has(path) ? [] : [size])))
  }
  if (process.env['SHOW_WEIGHT'])
    console.log(
      sum(first.values()),
      [...first].toSorted((a, b) => b[1] - a[1]),
      more,
    )
  expect(sum(first.values())).toBeLessThanOrEqual(MOST_FIRST)
  expect(Object.entries(more).filter(([, size]) => size > MOST_MORE)).toEqual([])
})
