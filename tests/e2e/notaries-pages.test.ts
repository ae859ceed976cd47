/** The pages of the notaries in every state: found by anyone, readable for everyone, and honest in live. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HtmlValidate } from 'html-validate/node'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { once } from '../../src/platform/once.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import {
  SENT,
  UTRECHT,
  ZWOLLE,
  contactButton,
  dialog,
  fillForm,
  fromNetwork,
  idOf,
  messagesOf,
  openForm,
  openVisit,
  shownNames,
  touch,
} from './setup/notaries.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { goLive, storedRows } from './setup/stored.ts'
import type { VisitOptions } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ TRUST_PROXY: '1' }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const open = (options: VisitOptions = {}) => openVisit(browser, server, options)
const plain: VisitOptions = { javaScriptEnabled: false }
const phone: VisitOptions = { viewport: { width: 360, height: 740 } }

test('nobody fits: each way on leads to somebody', async () => {
  await using visitor = await open(plain)
  const { page } = visitor
  await page.goto(`${server.url}/notaries?plaats=Hengelo&akte=levenstestament&prijs=400`)
  expect(await shownNames(page)).toEqual([])
  const ways = page.locator('.listing-empty li a')
  expect(await ways.first().innerText()).toBe('Zonder ‘Levenstestament’')
  for (const href of await ways.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))) {
    await page.goto(href)
    expect(await shownNames(page), href).not.toEqual([])
  }
  await page.goto(`${server.url}/notaries?plaats=Amsterdm`)
  await page.locator('.listing-empty').getByRole('link', { name: 'Amsterdam', exact: true }).click()
  expect(await shownNames(page)).toEqual(['Voorbeeld Notariaat Amsterdam'])
})

test.each(['?akte=onzin&prijs=veel&beoordeling=99&sorteer=betaling&taal=Klingon', '?plaats[]=x&n=1', `?plaats=${'%F0%9F%92%A9'.repeat(200)}`, '?%'])(
  'the address /notaries%s shows the whole list',
  async (search) => {
    const response = await fetch(`${server.url}/notaries${search}`)
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/<h2 id="resultaten"[^>]*>7 notarissen</)
  },
)

test.each([
  ['', 'Kies twee of drie notarissen', 0],
  ['?n=onbekend', 'Kies twee of drie notarissen', 0],
  ['?all', 'Kies er hoogstens drie', 7],
])('comparing with %s says in a friendly way what to do', async (search, title, checked) => {
  await using visitor = await open(plain)
  const { page } = visitor
  const all = storedRows(server.dataDir, 'select id from elk_notaries').map((row) => `n=${row['id']}`)
  await page.goto(`${server.url}/notaries/vergelijken${search === '?all' ? `?${all.join('&')}` : search}`)
  expect(await page.getByRole('heading', { level: 2, name: title }).count()).toBe(1)
  expect([await page.getByRole('checkbox').count(), await page.getByRole('checkbox', { checked: true }).count()]).toEqual([7, checked])
})

test.each([true, false])('one office alone cannot be compared: the list stays and keeps it, with JavaScript: %s', async (javaScriptEnabled) => {
  await using visitor = await open({ javaScriptEnabled })
  const { page } = visitor
  await page.goto(`${server.url}/notaries?akte=levenstestament`)
  await page.waitForLoadState()
  await page.getByRole('checkbox', { name: `Vergelijk ${ZWOLLE}` }).check()
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await page.getByText(`U koos ${ZWOLLE}. Kies nog een tweede kantoor, dan ziet u ze naast elkaar.`).waitFor()
  expect(new URL(page.url()).pathname).toBe('/notaries')
  expect(await shownNames(page)).toHaveLength(3)
  await page.getByRole('checkbox', { name: `Vergelijk ${UTRECHT}` }).check()
  await page.getByRole('button', { name: 'Vergelijk', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/notaries/vergelijken')
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(expect.arrayContaining([expect.stringMatching(UTRECHT), expect.stringMatching(ZWOLLE)]))
  await page.goto(`${server.url}/notaries/vergelijken?n=${idOf(server, ZWOLLE)}`)
  await page.getByRole('link', { name: 'Haal deze keuze weg' }).click()
  await page.getByRole('checkbox', { name: `Vergelijk ${ZWOLLE}` }).waitFor()
})

const call = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/api/notaries/${path}`, {
    method: 'POST',
    headers: { ...fromNetwork(), 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('the calls of the dialogs take no unknown notary, no other site and nothing but their fields', async () => {
  const notary = idOf(server, UTRECHT)
  const message = { notaris: notary, name: 'Program', email: 'a@voorbeeld.nl', message: 'Tekst' }
  expect((await call('contact-clicks', { notaryId: 'nobody', form: false })).status).toBe(404)
  expect((await call('contact-clicks', { notaryId: notary })).status).toBe(422)
  expect((await call('messages', { ...message, notaris: 'nobody' })).status).toBe(404)
  expect((await call('messages', { ...message, email: 'geen adres' })).status).toBe(422)
  expect((await call('messages', { ...message, website: 'https://spam.example' })).status).toBe(422)
  expect((await call('messages', message, { Origin: 'https://evil.example' })).status).toBe(403)
  expect(messagesOf(server, 'Program')).toEqual([])
})

/** Every state of these pages that has an address. */
function addresses(): string[] {
  const [utrecht, zwolle] = [idOf(server, UTRECHT), idOf(server, ZWOLLE)]
  return [
    '/notaries',
    '/notaries?akte=testament&prijs=600&taal=Engels',
    '/notaries?plaats=Verweggistan&akte=voogdij',
    `/notaries/vergelijken?n=${utrecht}&n=${zwolle}&n=${idOf(server, 'Voorbeeld Notarispraktijk Den Haag')}`,
    `/notaries/vergelijken?n=${utrecht}`,
    `/notaries/contact?notaris=${utrecht}`,
    `/notaries/contact?notaris=${utrecht}&stap=formulier`,
    `/notaries/contact?notaris=${utrecht}&stap=verzonden`,
    '/notaries/contact?notaris=onbekend',
  ]
}

/** On a phone they stand folded. */
const openFilters = (page: Page, isOpen: boolean) =>
  page.locator('details.listing-filters').evaluateAll((filters, open) => filters.forEach((one) => one.toggleAttribute('open', open)), isOpen)

// The frame around the page has tests of its own.
const excess = (page: Page): Promise<number> =>
  page.locator('main').evaluate((main) => {
    const rights = [...main.querySelectorAll('*')].filter((element) => element.checkVisibility()).map((element) => element.getBoundingClientRect().right)
    return Math.max(0, ...rights) - document.documentElement.clientWidth
  })

interface Looked {
  address: string
  /** By how many pixels it is wider than its window: on the smallest phone, on a desk, and there with text at twice its size. */
  widths: number[]
  faults: string[]
}

/** Every address in each of these ways. Each is loaded once. */
const looked = once(async (): Promise<Looked[]> => {
  await using visitor = await open({ expectedErrors: /status of 404/ })
  const { page } = visitor
  const found: Looked[] = []
  for (const address of addresses()) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(server.url + address)
    const narrow = await excess(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    const table = await excess(page)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    const widths = [narrow, table, await excess(page)]
    await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    found.push({ address, widths, faults: await faultsInEveryLook(page, (width) => openFilters(page, width < 600)) })
  }
  return found
})

test('axe finds nothing in any look', async () => {
  const found = await looked()
  expect(found.map(({ address }) => address)).toEqual(addresses())
  expect(found.filter(({ faults }) => faults.length > 0)).toEqual([])
})

test('axe finds nothing with the dialogs open in any look: choice, form, faults, sent', async () => {
  await using visitor = await open()
  const { page } = visitor
  const found: Record<string, string[]> = {}
  await page.goto(`${server.url}/notaries`)
  await touch(page, UTRECHT)
  await contactButton(page, UTRECHT).click()
  found['choice'] = await faultsInEveryLook(page)
  await dialog(page).getByRole('button', { name: 'Contactformulier invullen' }).click()
  found['form'] = await faultsInEveryLook(page)
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  await dialog(page).getByRole('alert').waitFor()
  found['faults'] = await faultsInEveryLook(page)
  await fillForm(dialog(page), 'Toegankelijk')
  await dialog(page).getByRole('button', { name: 'Versturen' }).click()
  await dialog(page).getByText(SENT).waitFor()
  found['sent'] = await faultsInEveryLook(page)
  expect(found).toEqual({ choice: [], form: [], faults: [], sent: [] })
})

test('nothing scrolls sideways at 320 px, with text at twice its size, or inside a dialog', async () => {
  await using visitor = await open({ expectedErrors: /status of 404/ })
  const { page } = visitor
  expect((await looked()).filter(({ widths }) => widths.some((one) => one > 0))).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${server.url}/notaries`)
  await openForm(page, UTRECHT)
  expect(await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('with text at twice its size the bar that stays at the foot of a phone takes less than a fifth of it', async () => {
  await using visitor = await open({ ...phone, viewport: { width: 320, height: 640 } })
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  // Chromium asks a container anew when its width changes, and not for another size of letters alone, as who set it has from the start.
  await page.setViewportSize({ width: 360, height: 640 })
  await page
    .getByRole('checkbox', { name: /Vergelijk/ })
    .first()
    .check()
  const bar = page.locator('.compare-bar')
  await eventually(async () => expect(await bar.evaluate((element) => element.getBoundingClientRect().height / innerHeight)).toBeLessThan(0.2))
  expect(await bar.getByRole('button', { name: 'Vergelijk' }).isVisible()).toBe(true)
})

test('every button, link and box of these pages is 44 px high or stands in a line of text', async () => {
  await using visitor = await open({ ...phone, expectedErrors: /status of 404/ })
  const { page } = visitor
  const small: Record<string, string[]> = {}
  for (const address of addresses()) {
    await page.goto(server.url + address)
    small[address] = await page.locator('main').evaluate((main) =>
      [...main.querySelectorAll('button, summary, select, input:not([type=hidden], [tabindex="-1"]), a.button, li > a, label:has(input)')]
        .filter((element) => element.checkVisibility() && !element.closest('label'))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML.slice(0, 90)),
    )
  }
  expect(Object.entries(small).filter(([, elements]) => elements.length > 0)).toEqual([])
})

test('each state of these pages is valid HTML, and no cache keeps the pages of the form', async () => {
  // The style of attributes is React's.
  const rules = { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'attr-quotes': 'off', 'no-inline-style': 'error' } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  const found: Record<string, string[]> = {}
  for (const address of addresses()) {
    const response = await fetch(server.url + address)
    if (address.startsWith('/notaries/contact')) expect(response.headers.get('cache-control')).toBe('no-store')
    const { results } = await validator.validateString(await response.text())
    found[address] = results.flatMap((result) => result.messages.map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`))
  }
  expect(Object.entries(found).filter(([, faults]) => faults.length > 0)).toEqual([])
})

function addRealNotary(dataDir: string): void {
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'), { timeout: 5_000 })
  const day = new Date().toISOString().slice(0, 10)
  file
    .prepare(
      `insert into elk_notaries (id, name, rating, review_count, location, best_price, languages, specializations, features, source, source_day, created_at)
       values ('echt', 'Kantoor aan de Gracht', 9.9, 40, 'Leeuwarden', '600,-', '["Nederlands"]', '["Testament"]', '[]', 'Opgave van het kantoor', ?, ?)`,
    )
    .run(day, day)
  file
    .prepare(
      "insert into elk_notary_prices (id, notary_id, deed, amount_cents, includes, as_of, all_in) values ('prijs', 'echt', 'testament', 60000, 'Gesprek en akte.', ?, 1)",
    )
    .run(day)
  file.exec('update elk_content_version set version = version + 1')
  file.close()
}

test('in live the samples are gone; an empty list says so and helps on, and a real one may be found', async () => {
  await using live = await startServer({ CHAT_LIMITS: 'on' })
  goLive(live.dataDir)
  const load = async (path = '/notaries') => (await fetch(live.url + path)).text()
  await expect.poll(() => load()).toContain('Er staan nog geen notarissen op deze pagina')
  const empty = await load()
  expect(empty).not.toMatch(/Voorbeeld Not/)
  expect(empty).not.toContain('ItemList')
  expect(empty).toContain('Stel uw vraag aan de assistent')
  const sample = String((storedRows(live.dataDir, 'select id from elk_notaries') as { id: string }[])[0]?.id)
  expect((await fetch(`${live.url}/notaries/contact?notaris=${sample}`)).status).toBe(404)
  addRealNotary(live.dataDir)
  await expect.poll(() => load()).toContain('Kantoor aan de Gracht')
  const full = await load()
  expect(full).toContain('"@type":"ItemList"')
  expect(full).toContain(`<link rel="canonical" href="${live.url}/notaries">`)
  expect(full).not.toMatch(/name="robots"|9,9/)
  expect(await load('/notaries?akte=testament')).toContain('content="noindex"')
})
