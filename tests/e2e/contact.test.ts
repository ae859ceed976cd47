/** A visitor writes to us: with and without JavaScript, well and badly filled in, and when something breaks. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { HtmlValidate } from 'html-validate/node'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withinOneWindow } from './setup/one-window.ts'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { storedOnDevice, visit, type VisitOptions } from './setup/visit.ts'

const EMPTY = 'Vul alle velden in om het formulier te verzenden.'
const SENT = 'Bedankt voor uw bericht. We nemen zo snel mogelijk contact met u op.'
const FAILED = 'Er is een fout opgetreden bij het verzenden van uw bericht. Probeer het later opnieuw.'

let server: RunningServer
let browser: Browser
let networks = 0

beforeAll(async () => {
  // Behind a proxy each visitor has an address of their own, and so limits of their own.
  ;[server, browser] = await Promise.all([startServer({ TRUST_PROXY: '1' }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const fromNetwork = (): Record<string, string> => ({ 'X-Forwarded-For': `192.0.2.${(networks += 1)}` })

const open = (options: VisitOptions = {}) => visit(browser, server.url, { extraHTTPHeaders: fromNetwork(), ...options })
const plain: VisitOptions = { javaScriptEnabled: false }

const stored = (name: string) => storedRows(server.dataDir, 'select email, message, source_page from elk_contact_messages where name = ?', name)
/** Resolves once the form sends in place. */
const isAwake = (page: Page) => page.locator('.contact-form[data-awake]').waitFor()

const press = (page: Page) => page.getByRole('button', { name: 'Verzenden' }).click()

async function fill(page: Page, name: string): Promise<void> {
  await page.getByLabel('Naam').fill(name)
  await page.getByLabel('E-mail').fill('bezoeker@voorbeeld.nl')
  await page.getByLabel('Bericht', { exact: true }).fill('Eerste regel.\nTweede regel.')
}

const post = (fields: Record<string, string>, headers = fromNetwork()) =>
  fetch(`${server.url}/contact`, { method: 'POST', body: new URLSearchParams(fields), headers, redirect: 'manual' })

test('without JavaScript a message is sent, and a reload sends it no second time', async () => {
  await using visitor = await open(plain)
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  await fill(page, 'Zonder Script')
  await press(page)
  await page.getByText(SENT).waitFor()
  expect(await page.getByRole('status').innerText()).toContain('Bericht verzonden')
  expect(page.url()).toBe(`${server.url}/contact?verzonden`)
  expect(await page.getByLabel('Naam').inputValue()).toBe('')
  await page.reload()
  expect(stored('Zonder Script')).toEqual([{ email: 'bezoeker@voorbeeld.nl', message: 'Eerste regel.\nTweede regel.', source_page: '/contact' }])
  expect(await storedOnDevice(visitor)).toEqual([])
})

test('without JavaScript empty fields are named at the top and at each field, and what was typed stays', async () => {
  await using visitor = await open({ ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Bericht', { exact: true }).fill('Alleen een bericht.')
  await press(page)
  const summary = page.getByRole('alert')
  expect((await summary.innerText()).split('\n').filter(Boolean)).toEqual([EMPTY, 'Vul uw naam in.', 'Vul uw e-mailadres in.'])
  expect(await page.title()).toMatch(/^Fout: Contact/)
  await eventually(async () => expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true))
  expect(await page.getByLabel('Bericht', { exact: true }).inputValue()).toBe('Alleen een bericht.')
  const name = page.getByLabel('Naam')
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  expect(await page.locator(`#${await name.getAttribute('aria-describedby')}`).innerText()).toBe('Vul uw naam in.')
  await summary.getByRole('link', { name: 'Vul uw naam in.' }).click()
  expect(await name.evaluate((element) => element === document.activeElement || location.hash === `#${element.id}`)).toBe(true)
})

test('a wrong mail address is pointed out with a clear sentence', async () => {
  await using visitor = await open({ ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  await fill(page, 'Fout Adres')
  await page.getByLabel('E-mail').fill('jan@gmail,com')
  await press(page)
  expect(await page.getByRole('alert').innerText()).toContain('Dit e-mailadres klopt niet. Een e-mailadres ziet eruit als naam@voorbeeld.nl.')
  expect(await page.getByLabel('E-mail').inputValue()).toBe('jan@gmail,com')
  expect(stored('Fout Adres')).toEqual([])
})

test('with JavaScript nothing runs before the first touch; then the form sends in place and is emptied', async () => {
  await using visitor = await open()
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  expect(visitor.scripts).toEqual([])
  const answer = Promise.withResolvers<undefined>()
  await page.route('**/api/contact', async (route) => {
    await answer.promise
    await route.continue()
  })
  await fill(page, 'Met Script')
  await isAwake(page)
  expect(visitor.scripts.length).toBeGreaterThan(0)
  await press(page)
  await page.getByRole('button', { name: 'Verzenden...' }).waitFor()
  // Once more by an impatient visitor.
  await page.getByRole('button', { name: 'Verzenden...' }).click({ force: true })
  answer.resolve(undefined)
  await page.getByText(SENT).waitFor()
  expect(page.url()).toBe(`${server.url}/contact`)
  expect(await page.getByRole('status').evaluate((element) => element === document.activeElement)).toBe(true)
  for (const label of ['Naam', 'E-mail', 'Bericht']) expect(await page.getByLabel(label, { exact: true }).inputValue()).toBe('')
  expect(await page.getByRole('button', { name: 'Verzenden' }).innerText()).toBe('Verzenden')
  expect(stored('Met Script')).toHaveLength(1)
})

test('with JavaScript faults are shown without asking the server, and go away when they are mended', async () => {
  await using visitor = await open()
  const { page } = visitor
  const asked: string[] = []
  page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
  await page.goto(`${server.url}/contact`)
  await page.getByLabel('Naam').click()
  await isAwake(page)
  await press(page)
  await page.getByRole('alert').getByText(EMPTY).waitFor()
  expect(await page.title()).toBe('Fout: Contact | Elke Notaris')
  expect(await page.getByRole('alert').getByRole('link').allInnerTexts()).toEqual(['Vul uw naam in.', 'Vul uw e-mailadres in.', 'Vul uw bericht in.'])
  expect(asked).toEqual([])
  await fill(page, 'Hersteld')
  await press(page)
  await page.getByText(SENT).waitFor()
  expect(await page.title()).toBe('Bericht verzonden | Elke Notaris')
  expect([await page.getByRole('alert').count(), await page.locator('[aria-invalid]').count()]).toEqual([0, 0])
})

test('when the answer is lost on the way the message stays in the form, and sending it again stores it once', async () => {
  await using visitor = await open({ expectedErrors: /ERR_FAILED|Failed to load/ })
  const { page } = visitor
  await page.goto(`${server.url}/contact`)
  await fill(page, 'Verbinding Weg')
  await isAwake(page)
  await page.route('**/api/contact', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await press(page)
  await page.getByRole('alert').getByText(FAILED).waitFor()
  expect(await page.getByLabel('Bericht', { exact: true }).inputValue()).toBe('Eerste regel.\nTweede regel.')
  await page.unroute('**/api/contact')
  await press(page)
  await page.getByText(SENT).waitFor()
  expect(stored('Verbinding Weg')).toHaveLength(1)
})

test('a sixth message within ten minutes is refused in both ways, with the time to wait', async () => {
  await withinOneWindow(600, async () => {
    const name = `Zes Keer ${crypto.randomUUID()}`
    const headers = fromNetwork()
    const fields = { name, email: 'a@voorbeeld.nl' }
    for (let n = 0; n < 5; n += 1) expect((await post({ ...fields, message: `Bericht ${n}` }, headers)).status).toBe(303)
    const page = await post({ ...fields, message: 'Bericht 5' }, headers)
    const html = await page.text()
    expect([page.status, Number(page.headers.get('retry-after'))]).toEqual([429, expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= 600)])
    expect(html).toContain(FAILED)
    expect(html).toContain('>Bericht 5</textarea>')
    const json = { ...headers, 'Content-Type': 'application/json' }
    const call = await fetch(`${server.url}/api/contact`, { method: 'POST', headers: json, body: JSON.stringify({ ...fields, message: 'Bericht 6' }) })
    expect([call.status, (await call.json()) as unknown]).toEqual([429, expect.objectContaining({ code: 'too_many_messages' })])
    expect(stored(name)).toHaveLength(5)
  })
})

test('a program that fills in every field is turned away aloud, and a person can send again', async () => {
  const fields = { name: 'Valkuil', email: 'a@voorbeeld.nl', message: 'Tekst', key: crypto.randomUUID() }
  const refused = await post({ ...fields, website: 'https://spam.example' })
  const html = await refused.text()
  expect([refused.status, stored('Valkuil')]).toEqual([422, []])
  expect(html).toContain('Verzend uw bericht nog een keer.')
  expect(html).not.toContain('spam.example')
  expect((await post({ ...fields, website: '' })).status).toBe(303)
  expect(stored('Valkuil')).toHaveLength(1)
})

test('a head of a mail in a field, another site, and a body that is too large are refused', async () => {
  const fields = { name: 'x\r\nBcc: a@voorbeeld.nl', email: 'a@voorbeeld.nl', message: 'Tekst' }
  expect((await post(fields)).status).toBe(422)
  const json = { ...fromNetwork(), 'Content-Type': 'application/json' }
  const call = await fetch(`${server.url}/api/contact`, { method: 'POST', headers: json, body: JSON.stringify(fields) })
  expect([call.status, (await call.json()) as unknown]).toEqual([422, expect.objectContaining({ code: 'invalid_input', fields: ['name'] })])
  expect((await post({ ...fields, name: 'Elders' }, { ...fromNetwork(), Origin: 'https://evil.example' })).status).toBe(403)
  expect((await post({ ...fields, name: 'Groot', message: 'x'.repeat(70_000) })).status).toBe(413)
  expect(storedRows(server.dataDir, "select 1 from elk_contact_messages where name in ('Elders', 'Groot') or name like 'x%'")).toEqual([])
})

test('what a visitor typed comes back as text, never as part of the page', async () => {
  const html = await (await post({ name: '"><script>alert(1)</script>', email: 'x', message: '</textarea><img src=x onerror=alert(1)>' })).text()
  expect(html).toContain('&lt;/textarea&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(html).not.toMatch(/<script>alert|<img src=x/)
})

test('when the message cannot be stored the visitor hears so, keeps the text, and can send it later', async () => {
  await using broken = await startServer()
  const rename = (from: string, to: string) => {
    const file = new DatabaseSync(join(broken.dataDir, 'elke.sqlite'), { timeout: 5_000 })
    file.exec(`alter table ${from} rename to ${to}`)
    file.close()
  }
  await using visitor = await visit(browser, broken.url, { ...plain, expectedErrors: /status of 503/ })
  const { page } = visitor
  await page.goto(`${broken.url}/contact`)
  rename('elk_outbox', 'elk_outbox_away')
  await fill(page, 'Later Weer')
  const [response] = await Promise.all([page.waitForResponse('**/contact'), press(page)])
  expect([response.status(), response.headers()['retry-after']]).toEqual([503, '60'])
  expect(await page.getByRole('alert').innerText()).toContain(FAILED)
  expect(await page.getByLabel('Naam').inputValue()).toBe('Later Weer')
  rename('elk_outbox_away', 'elk_outbox')
  await press(page)
  await page.getByText(SENT).waitFor()
  expect(storedRows(broken.dataDir, 'select name from elk_contact_messages')).toEqual([{ name: 'Later Weer' }])
})

test('axe finds nothing in any look: empty, with faults and after sending; nothing overflows at 320 px', async () => {
  await using visitor = await open({ reducedMotion: 'reduce' })
  const { page } = visitor
  const found: Record<string, string[]> = {}
  await page.goto(`${server.url}/contact`)
  found['empty'] = await faultsInEveryLook(page)
  await page.getByLabel('Naam').click()
  await isAwake(page)
  await press(page)
  await page.getByRole('alert').waitFor()
  found['faults'] = await faultsInEveryLook(page)
  await page.setViewportSize({ width: 320, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.goto(`${server.url}/contact?verzonden`)
  found['sent'] = await faultsInEveryLook(page)
  expect(found).toEqual({ empty: [], faults: [], sent: [] })
})

test('each state of the page is valid HTML and is kept by no cache when it holds what someone typed', async () => {
  const pages = [await fetch(`${server.url}/contact`), await fetch(`${server.url}/contact?verzonden`), await post({ name: 'Jan', email: 'x', message: '' })]
  expect(pages.map((page) => page.headers.get('cache-control'))).toEqual(['private, no-cache', 'no-store', 'no-store'])
  // The style of attributes is React's.
  const rules = { 'attribute-boolean-style': 'off', 'attribute-empty-style': 'off', 'attr-quotes': 'off', 'no-inline-style': 'error' } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  for (const page of pages) {
    const { results } = await validator.validateString(await page.text())
    expect(results.flatMap((result) => result.messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))).toEqual([])
  }
})

test('no line of the log and no address says who wrote what', async () => {
  await using talking = await startServer({ LOG_LEVEL: 'info' })
  const response = await fetch(`${talking.url}/contact`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ name: 'Geheime Naam', email: 'geheim@voorbeeld.nl', message: 'Geheim bericht' }),
  })
  expect(response.headers.get('location')).toBe('/contact?verzonden')
  await expect.poll(() => storedRows(talking.dataDir, 'select status from elk_outbox')).toEqual([{ status: 'sent' }])
  const { stdout } = await talking.stop()
  expect(stdout).toContain('"path":"/contact"')
  expect(stdout).not.toMatch(/geheim/i)
})
