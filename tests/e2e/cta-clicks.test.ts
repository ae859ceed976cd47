/** Calls to action for quotes: a click is counted and goes on, without JavaScript. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { visit, type VisitOptions } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const plain: VisitOptions = { javaScriptEnabled: false, reducedMotion: 'reduce', reachesOthers: true }
/** The browser of the journeys says that it is a robot, and a robot's clicks are not stored. */
const person: VisitOptions = { ...plain, userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' }

const clicksOf = (sourcePage: string) =>
  storedRows(server.dataDir, 'select * from elk_affiliate_clicks where source_page = ? order by created_at, id', sourcePage)

test('a click on the quote is stored with its region, service and campaign, and goes on to the partner, without JavaScript', async () => {
  await using visitor = await visit(browser, server.url, person)
  const { page } = visitor
  await page.goto(`${server.url}/results/rotterdam_bv-oprichten`)
  await page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await page.getByRole('heading', { name: 'Bestemming' }).waitFor()
  expect(visitor.foreign).toEqual(['https://example.com/bv-oprichten'])
  expect(clicksOf('/results/rotterdam_bv-oprichten')).toMatchObject([
    {
      session_id: null,
      cta_type: 'results_premium',
      utm_source: 'elke_notaris',
      utm_medium: 'results',
      utm_campaign: 'results_page',
      region: 'Rotterdam',
      service: 'bv-oprichten',
    },
  ])
})

test('the quote on the prenuptial page is stored under its subject and leads to the chat on the home page', async () => {
  await using visitor = await visit(browser, server.url, person)
  const { page } = visitor
  await page.goto(`${server.url}/huwelijkse-voorwaarden`)
  const block = page.locator('.quote-block').first()
  expect(await block.innerText()).toBe(
    'Offerte huwelijkse voorwaarden\n\nVraag gratis offertes aan voor het opstellen van huwelijkse voorwaarden\n\nOfferte aanvragen',
  )
  await block.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await page.waitForURL(`${server.url}/#chat-titel`)
  expect(await page.locator('#chat-titel').count()).toBe(1)
  expect(clicksOf('/huwelijkse-voorwaarden')).toMatchObject([
    {
      cta_type: 'content_inline',
      utm_medium: 'content',
      utm_campaign: 'huwelijkse-voorwaarden',
      context: 'huwelijkse-voorwaarden',
      region: null,
      service: 'huwelijkse-voorwaarden',
    },
  ])
})

test('a robot that posts the form goes on, and is not counted', async () => {
  await using visitor = await visit(browser, server.url, plain)
  await visitor.page.goto(`${server.url}/results/zwolle_testament`)
  await visitor.page.getByRole('button', { name: 'Offerte aanvragen' }).click()
  await visitor.page.getByRole('heading', { name: 'Bestemming' }).waitFor()
  expect(clicksOf('/results/zwolle_testament')).toEqual([])
})

test('another site cannot click for a visitor', async () => {
  const body = new URLSearchParams({ slug: 'testament', source_page: '/van-elders' })
  const response = await fetch(`${server.url}/klik`, { method: 'POST', body, headers: { Origin: 'https://evil.example' }, redirect: 'manual' })
  expect([response.status, clicksOf('/van-elders')]).toEqual([403, []])
})
