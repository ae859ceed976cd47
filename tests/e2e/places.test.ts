/** From a postcode to the nearest office: by name, by distance and by the map, on a phone and without a mouse. */
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

test('a postcode leads to the nearest offices with their distance, and the map to one of them by keyboard, without a script', async () => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await page.goto(`${server.url}/results`)
  await page.getByLabel('Uw plaats of postcode').fill('3511 AB')
  await page.getByLabel('Waarvoor').selectOption('Huis kopen')
  await page.getByRole('button', { name: 'Zoek notaris' }).click()
  expect(new URL(page.url()).pathname).toBe('/results/3511_huis-kopen')
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Notaris bij postcode 3511 voor huis kopen')
  await page.getByRole('heading', { name: 'Notarissen het dichtst bij postcode 3511' }).waitFor()
  const told = await page.locator('.notary-cards .notary-distance').allInnerTexts()
  expect(told[0]).toBe('ongeveer 35 km van postcode 3511')
  const km = told.map((text) => Number(/\d+/.exec(text)?.[0]))
  expect(km).toEqual(km.toSorted((a, b) => a - b))

  const map = page.getByRole('group', { name: /^Kaart van Nederland met notarissen in \d plaatsen$/ })
  const dots = map.getByRole('link')
  const names = await dots.evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')))
  expect(await page.locator('.office-map li a').allInnerTexts()).toEqual(names)
  await page.locator('.price-card a').last().focus()
  // Past the dots, over the summary of the list.
  await page.keyboard.press('Tab')
  for (const name of names) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name)
  }
  await page.locator('.office-map li a').first().focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/notaries\?plaats=/)
  expect(new URL(page.url()).searchParams.get('plaats')).toBe(names[0]?.split(':')[0])
  expect(visitor.foreign).toEqual([])
})

test('the list puts the nearest first for a postcode, with the map folded away, and is usable by everybody', async () => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce', viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await page.goto(`${server.url}/notaries?plaats=3511+AB&sorteer=afstand`)
  await page.getByRole('link', { name: 'Haal weg: 3511 AB' }).waitFor()
  const first = page.locator('.notary-list > li')
  expect(await first.nth(0).innerText()).toContain('Voorbeeld Notariskantoor Utrecht')
  expect(await first.nth(1).innerText()).toMatch(/ongeveer 35 km van postcode 3511/)
  expect(await page.getByText('Postcode 3511 ligt in of bij Utrecht. Kies hier uw plaats:').isVisible()).toBe(true)
  await page.getByText('Kaart', { exact: true }).click()
  expect(await page.locator('.office-map svg').isVisible()).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  expect(await faultsInEveryLook(page)).toEqual([])
})

test('a place that nobody knows stays a page, which says so, shows what was meant and stays out of search engines', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  const { page } = visitor
  const response = await page.goto(`${server.url}/results/utrehct_testament`)
  expect(response?.status()).toBe(200)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Welke plaats bedoelt u met ‘Utrehct’?')
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex')
  await page.locator('.results-meant').getByRole('link', { name: 'Utrecht', exact: true }).click()
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Gevonden! Elke Notaris in Utrecht voor testament')
})
