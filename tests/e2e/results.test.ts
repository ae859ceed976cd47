/** Results pages: whatever a person types leads to a page that helps. */
import { HtmlValidate } from 'html-validate/node'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { goLive } from './setup/stored.ts'
import { quiet, storedOnDevice, visit, type VisitOptions } from './setup/visit.ts'

const OVERVIEW = '/results'
const KNOWN = '/results/amsterdam_testament'
const pages = [
  OVERVIEW,
  KNOWN,
  '/results/utrecht_huis-kopen',
  '/results/provincie-utrecht_huwelijkse-voorwaarden',
  '/results/hoofddorp_levenstestament',
  '/results/urk_volmacht',
  '/results/bergen_testament',
  '/results/amsterdm_testment',
  '/results/zwolle',
  '/results/nergenshuizen',
  '/results?plaats=&akte=testament',
]
/** One of every kind, for what takes long. */
const kinds = [OVERVIEW, KNOWN, '/results/bergen_iets-anders', '/results/zwolle', '/results?plaats=&akte=testament']
const hostile = [
  '<img src=x onerror=alert(1)>',
  '"><script>alert(1)</script>',
  "' or 1=1 --",
  '../../etc/passwd',
  '_',
  '%00',
  '日本',
  'é'.repeat(20),
  'a_b_c',
  '${7*7}{{7*7}}',
]

let server: SharedServer
let live: RunningServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  live = await startServer({ CHAT_LIMITS: 'on' })
  browser = await sharedBrowser()
  goLive(live.dataDir)
  await eventually(async () => expect((await load('/', live)).html).not.toContain('class="demo-bar'))
})

afterAll(async () => {
  const { code } = await live.stop()
  expect([code, live.errors()]).toEqual([0, []])
})

const plain: VisitOptions = { javaScriptEnabled: false, reducedMotion: 'reduce' }

interface Loaded {
  status: number
  location: string | null
  html: string
}

async function load(path: string, from: SharedServer = server): Promise<Loaded> {
  const response = await fetch(from.url + path, { redirect: 'manual' })
  return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

const headingOf = (page: Page): Promise<string> => page.getByRole('heading', { level: 1 }).innerText()

test('the finder leads to the page of a place and a deed, without JavaScript', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(server.url + OVERVIEW)
  await page.getByLabel('Uw plaats').fill('den bosch')
  await page.getByLabel('Waarvoor').selectOption('Testament')
  await page.getByRole('button', { name: 'Zoek notaris' }).click()
  expect(new URL(page.url()).pathname).toBe('/results/s-hertogenbosch_testament')
  expect(await headingOf(page)).toBe("Notaris in 's-Hertogenbosch voor testament")
  expect(await page.getByLabel('Uw plaats').inputValue()).toBe("'s-Hertogenbosch")
})

test('a finder without a place keeps the deed and says what is missing at the field', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/zoek-notaris?plaats=&akte=testament`)
  const field = page.getByLabel('Uw plaats')
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await field.getAttribute('aria-describedby')}`).innerText()).toBe('Vul een plaats of een postcode in.')
  expect(await page.getByRole('alert').innerText()).toBe('Vul een plaats of een postcode in.')
  expect(await page.getByLabel('Waarvoor').inputValue()).toBe('testament')
})

test.each(hostile)('%j typed as a place leads to a page, and stays text', async (text) => {
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce' })
  const { page } = visitor
  let dialogs = 0
  page.on('dialog', (dialog) => {
    dialogs += 1
    return dialog.dismiss()
  })
  await page.goto(server.url + OVERVIEW)
  await page.getByLabel('Uw plaats').fill(text)
  const [response] = await Promise.all([
    page.waitForEvent('response', (one) => one.request().isNavigationRequest() && one.status() === 200),
    page.getByRole('button', { name: 'Zoek notaris' }).click(),
  ])
  expect(response.status()).toBe(200)
  expect(new URL(page.url()).pathname).toMatch(/^\/results(?:\/[a-z0-9-]{1,60})?$/)
  expect(await page.locator('main script, main img, main iframe').count()).toBe(0)
  expect((await page.title()).length).toBeLessThanOrEqual(85)
  expect(dialogs).toBe(0)
})

test.each(hostile)('%j in the address leads to a page', async (text) => {
  for (const path of [`/results/${encodeURIComponent(text)}`, `/results/${encodeURIComponent(text)}_${encodeURIComponent(text)}`]) {
    const first = await load(path)
    const last = first.status === 308 ? await load(first.location ?? '') : first
    expect([path, last.status]).toEqual([path, 200])
    expect(last.html.match(/<h1[ >]/g)).toHaveLength(1)
    expect(last.html).not.toMatch(/onerror=|<img|<script(?! type="(?:application|speculationrules))/)
  }
})

test.each([
  ['/results/Amsterdam_Huis-Kopen', '/results/amsterdam_huis-kopen'],
  ['/results/amsterdam_huis_kopen', '/results/amsterdam_huis-kopen'],
  ['/results/Den%20Haag_BV%20oprichten', '/results/den-haag_bv-oprichten'],
  ['/results/amsterdam_testament/', '/results/amsterdam_testament'],
  [`/results/${'x'.repeat(70)}_testament`, `/results/${'x'.repeat(60)}_testament`],
  ['/results/a/b', '/results/a-b'],
  ['/results/_testament', '/results'],
])('%s moves for good to %s', async (from, to) => {
  const { status, location } = await load(from)
  expect([status, new URL(location ?? '', server.url).pathname]).toEqual([308, to])
  expect((await load(to)).status).toBe(200)
})

test('the page shows who fits, what it costs with its source, the questions people ask, and the way to the article', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + KNOWN)
  expect(await headingOf(page)).toBe('Gevonden! Elke Notaris in Amsterdam voor testament')
  const main = page.getByRole('main')
  await main.getByText('Voorbeeld Notariaat Amsterdam').first().waitFor()
  expect(await main.locator('.price-card dd a').count()).toBeGreaterThan(0)
  await main.getByRole('heading', { name: 'Veelgestelde vragen' }).waitFor()
  expect(await main.getByRole('link', { name: /^Lees het hele artikel/ }).getAttribute('href')).toBe('/testament')
  expect(await main.getByRole('textbox', { name: 'Stel uw vraag' }).count()).toBe(1)
  expect(await main.locator('.quote-block').innerText()).toContain('Wij kunnen hiervoor een vergoeding ontvangen.')
})

test('the page runs no script, stores nothing and asks nobody else', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url + KNOWN)
  await quiet(visitor)
  expect([visitor.scripts, visitor.foreign, await storedOnDevice(visitor)]).toEqual([[], [], []])
})

const dataOf = async (path: string) =>
  [...(await load(path)).html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )

test('the questions on the page are marked once, by the article they come from, and the path to the page is true', async () => {
  const data = await dataOf(KNOWN)
  expect(data.filter((one) => one['@type'] === 'FAQPage')).toEqual([])
  const faq = (await dataOf('/testament')).find((one) => one['@type'] === 'FAQPage') as { mainEntity: { name: string }[] } | undefined
  await using visitor = await visit(browser, server.url, plain)
  await visitor.page.goto(server.url + KNOWN)
  const headings = await visitor.page.locator('.results-questions h3').allInnerTexts()
  expect(faq?.mainEntity.map(({ name }) => name)).toEqual(headings)
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList') as { itemListElement: { item: string }[] } | undefined
  for (const { item } of crumbs?.itemListElement ?? []) expect((await load(new URL(item).pathname)).status).toBe(200)
  expect(crumbs?.itemListElement).toHaveLength(5)
})

test('axe finds nothing in any look', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, javaScriptEnabled: true })
  const found: Record<string, string[]> = {}
  for (const path of kinds) {
    await visitor.page.goto(server.url + path)
    for (const details of await visitor.page.locator('main details:not(dialog details)').all()) await details.evaluate((one) => one.setAttribute('open', ''))
    for (const fault of await faultsInEveryLook(visitor.page)) (found[fault] ??= []).push(path)
  }
  expect(found).toEqual({})
})

test('no page scrolls sideways at 320 px, also with text at twice its size', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, javaScriptEnabled: true, viewport: { width: 320, height: 640 } })
  const wide: string[] = []
  for (const path of [...pages, `/results/${'woord-zonder-eind'.repeat(3)}_${'x'.repeat(60)}`]) {
    await visitor.page.goto(server.url + path)
    for (const size of ['100%', '200%']) {
      const excess = await visitor.page.evaluate((fontSize) => {
        document.documentElement.style.setProperty('font-size', fontSize)
        const { scrollWidth, clientWidth } = document.documentElement
        const culprit = [...document.querySelectorAll('main *')].find((one) => one.getBoundingClientRect().right > clientWidth + 1)
        return scrollWidth > clientWidth && culprit ? culprit.outerHTML.slice(0, 80) : ''
      }, size)
      if (excess !== '') wide.push(`${path} at ${size}: ${excess}`)
    }
  }
  expect(wide).toEqual([])
})

test.each(pages)('%s is valid HTML', async (path) => {
  const validator = new HtmlValidate({
    extends: ['html-validate:standard'],
    rules: { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'attr-quotes': 'off', 'long-title': 'off', 'no-inline-style': 'error' },
  })
  const report = await validator.validateString((await load(path)).html)
  expect(report.results.flatMap(({ messages }) => messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))).toEqual([])
})

test('every link of the results pages leads to a page or a part of one', async () => {
  const known = new Map<string, Promise<Loaded>>()
  const loadOnce = (path: string): Promise<Loaded> => {
    const loading = known.get(path) ?? load(path)
    known.set(path, loading)
    return loading
  }
  const broken: string[] = []
  for (const path of [...kinds, '/results/provincie-utrecht_huwelijkse-voorwaarden']) {
    const { html } = await load(path)
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    const hrefs = [...new Set([...main.matchAll(/ href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')))]
    // Of a long list of places alike a sample is enough.
    for (const href of hrefs.filter((_, index) => index < 30 || index % 25 === 0)) {
      if (!href.startsWith('/') && !href.startsWith('#')) continue
      const [target = '', fragment] = href.split('#')
      const page = target === '' ? { status: 200, html } : await loadOnce(target)
      if (page.status !== 200 || (fragment && !page.html.includes(` id="${fragment}"`))) broken.push(`${path} -> ${href}: ${page.status}`)
    }
  }
  expect(broken).toEqual([])
})

test('in demo no results page asks to be found by search engines', async () => {
  for (const path of pages) expect((await load(path)).html, path).toContain('<meta name="robots" content="noindex"')
})

test('in live the samples are gone, nobody is said to be found, and the page stays out of search results', async () => {
  const { html } = await load(KNOWN, live)
  expect(html).toContain('<h1>Notaris in Amsterdam voor testament</h1>')
  expect(html).toContain('Op onze lijst staat nog geen notaris in Amsterdam voor een testament.')
  expect(html).not.toMatch(/Voorbeeld Notaria|Gevonden!/)
  expect(html).toContain('<meta name="robots" content="noindex"')
  expect((await load('/sitemap.xml', live)).html).not.toContain('/results/')
})

test('on a phone the path above the title is one step back, whole on the screen', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  for (const [path, step, back] of [
    ['/results/utrecht_testament', 'Utrecht', '/results/utrecht'],
    ['/results/utrecht', 'provincie Utrecht', '/results/provincie-utrecht'],
    ['/results', 'Home', '/'],
  ] as const) {
    await page.goto(`${server.url}${path}`)
    const links = page.getByRole('navigation', { name: 'Kruimelpad' }).getByRole('link')
    expect(await links.count()).toBe(1)
    const { x, width } = (await links.boundingBox())!
    expect([await links.innerText(), await links.getAttribute('href'), x >= 0 && x + width <= 360]).toEqual([step, back, true])
  }
})
