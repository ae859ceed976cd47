/** The owner's area is light enough for a phone on the road: what it loads first, and what a tab adds. */
import type { Page, Response } from 'playwright-core'
import { expect, test } from 'vitest'
import { ownerPlaces } from './setup/owner-places.ts'
import { ownerSite } from './setup/owner-site.ts'

const MOST_FIRST = 220_000
const MOST_MORE = 60_000

const site = ownerSite()

/** Loads an address without a cache and gives the bytes of its scripts, styles and fonts over the wire, each file once. */
async function weigh(page: Page, path: string): Promise<Map<string, number>> {
  const files = new Map<string, number>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    if (pathname.startsWith('/_astro/')) files.set(pathname, Number(response.headers()['content-length']))
  }
  page.on('response', note)
  await page.goto(`${site.server.url}${path}`)
  await page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
  await page.waitForLoadState('networkidle')
  page.off('response', note)
  // A file that does not say what it weighs would count as nothing, and so would one that was kept from the address before.
  expect([...files].filter(([, size]) => !(size > 0))).toEqual([])
  expect(files.size).toBeGreaterThan(5)
  return files
}

const sum = (sizes: Iterable<number>): number => [...sizes].reduce((total, size) => total + size, 0)

test('the first load is at most 220 kB, and no tab, part or form adds more than 60 kB', async () => {
  await using owner = await site.visit({ leavesTraces: true })
  const { page } = owner
  await (await owner.context.newCDPSession(page)).send('Network.setCacheDisabled', { cacheDisabled: true })
  const first = await weigh(page, '/settings')
  const more: Record<string, number> = {}
  for (const place of ownerPlaces(site.server.dataDir)) {
    const files = await weigh(page, `/settings?tab=${place}`)
    more[place] = sum([...files].flatMap(([path, size]) => (first.has(path) ? [] : [size])))
  }
  expect(sum(first.values())).toBeLessThanOrEqual(MOST_FIRST)
  expect(Object.entries(more).filter(([, size]) => size > MOST_MORE)).toEqual([])
})
