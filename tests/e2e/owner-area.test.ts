/** The frame of the owner's area: every tab opens, fits and is reachable, also from the palette. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { askOverHttp } from './setup/chat-client.ts'
import { launchBrowser } from './setup/chromium.ts'
import { looks } from './setup/looks.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { visit } from './setup/visit.ts'

let server: RunningServer
let browser: Browser
let signedIn: Profile

const places = [
  '',
  '?tab=redirects',
  '?tab=chat-logs',
  '?tab=overzicht',
  '?tab=vragen',
  '?tab=inhoud',
  '?tab=inhoud&onderdeel=artikelen',
  '?tab=inhoud&onderdeel=kennis',
  '?tab=inhoud&onderdeel=notarissen',
  '?tab=inhoud&onderdeel=beoordelingen',
  '?tab=berichten',
  '?tab=beveiliging',
  '?tab=livegang',
]

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
  await askOverHttp(server.url, 'Wat kost een testament?')
  signedIn = await ownerProfile(browser, server.url)
})

afterAll(async () => {
  await browser.close()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

/** Nothing loads any more, and what stands there is the tab and not its absence. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('tabpanel').locator('h2, h3').first().waitFor()
  await page.waitForLoadState('networkidle')
}

test.each(looks)('every place of the area opens by its address, fits and is clean for axe at %i px in %s', async (width, colorScheme) => {
  await using owner = await visit(browser, server.url, { ...signedIn, viewport: { width, height: 800 }, colorScheme, reducedMotion: 'reduce' })
  const { page } = owner
  const found: Record<string, unknown> = {}
  for (const place of places) {
    await page.goto(`${server.url}/settings${place}`)
    await settled(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    found[place] = [overflow, await violations(page)]
  }
  expect(found).toEqual(Object.fromEntries(places.map((place) => [place, [0, []]])))
  expect(owner.foreign).toEqual([])
})

test('Ctrl K goes to a tab with the keyboard alone, and back goes back', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Algemeen' }).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('searchbox', { name: 'Waar wilt u heen' }).or(page.getByPlaceholder('Waar wilt u heen'))
  await field.waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.type('overz')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${server.url}/settings?tab=overzicht`)
  await field.waitFor({ state: 'detached' })
  expect(await page.getByRole('tab', { name: 'Overzicht' }).getAttribute('aria-selected')).toBe('true')
  await page.goBack()
  expect(await page.getByRole('tab', { name: 'Algemeen' }).getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Control+k')
  await field.waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })
})

test('what is typed in the palette can be searched for in the conversations', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('button', { name: 'Zoek', exact: false }).filter({ hasText: 'Ctrl K' }).click()
  await page.getByPlaceholder('Waar wilt u heen').fill('testament')
  await page.getByText('Zoek ‘testament’ in de chatgesprekken').click()
  await page.waitForURL(`${server.url}/settings?tab=chat-logs&zoek=testament`)
})
