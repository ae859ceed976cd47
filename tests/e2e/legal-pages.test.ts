/** The pages on privacy, on us and on the terms: true to the settings, honest about what is missing, readable for everyone. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser, Page } from 'playwright-core'
import { HtmlValidate } from 'html-validate/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { freshDataDir, startServer, type RunningServer } from './setup/server.ts'
import { goLive, storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const pages = ['/privacy-policy', '/over-ons', '/algemene-voorwaarden'] as const

let server: RunningServer
/** Whose settings are changed. */
let own: RunningServer
let browser: Browser
let signedIn: Profile

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  own = await startServer()
  signedIn = await ownerProfile(server.url)
})

afterAll(async () => {
  for (const one of [server, own]) {
    const { code } = await one.stop()
    expect([code, one.errors()]).toEqual([0, []])
  }
})

/** The page's own part, without header and footer. */
async function mainOf(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text()
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

async function openSettings(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/settings`)
  await page.getByRole('heading', { name: 'Bewaartermijnen' }).waitFor()
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Uw wijzigingen zijn succesvol opgeslagen.').first().waitFor()
}

test.each(pages)('%s names nobody on a new installation and says what is missing', async (path) => {
  const main = await mainOf(path)
  expect(main.match(/nog niet ingevuld/g)).toHaveLength(6)
  expect(textOf(main)).toContain('Deze site is nog een demo. De eigenaar moet hier nog invullen: de bedrijfsnaam, het adres, het KvK-nummer,')
  // The examples of a new installation, and anything that looks like a number of a company.
  expect(textOf(main)).not.toMatch(/voorbeeld\.invalid|000 00 00|\b\d{8}\b|NL\d{9}B\d{2}|\bB\.?V\.?\b/)
})

test.each(pages)('the list of contents of %s leads to every section in its order', async (path) => {
  const main = await mainOf(path)
  const links = [...main.matchAll(/<li><a href="#([^"]+)">([^<]+)/g)].map(([, id, title]) => [id, title])
  const sections = [...main.matchAll(/<h2 id="([^"]+)">([^<]+)/g)].map(([, id, title]) => [id, title]).filter(([id]) => id !== 'inhoudsopgave')
  expect(links.length).toBeGreaterThan(6)
  expect(links).toEqual(sections)
})

test.each(pages)('%s tells search engines where it stands', async (path) => {
  const html = await (await fetch(server.url + path)).text()
  const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
  const crumbs = data.find((one) => one['@type'] === 'BreadcrumbList')?.['itemListElement'] as { item: string }[]
  expect(crumbs.map(({ item }) => new URL(item).pathname)).toEqual(['/', path])
  expect(html).not.toContain('content="noindex"')
})

test.each(pages)('%s is valid HTML', async (path) => {
  // The style of attributes is React's and the case of the doctype the framework's.
  const rules = {
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-quotes': 'off',
    'doctype-style': 'off',
    'no-inline-style': 'error',
  } as const
  const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules })
  const { results } = await validator.validateString(await (await fetch(server.url + path)).text())
  expect(results.flatMap((result) => result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`))).toEqual([])
})

test('the privacy page has the specified sections and a card for each kind of data', async () => {
  const main = await mainOf('/privacy-policy')
  for (const title of ['Onze Dienstverlening', 'Gegevensbescherming', 'Gebruik van AI']) expect(main).toContain(`>${title}</h2>`)
  expect(main.match(/class="stored-card"/g)?.length).toBeGreaterThan(12)
  for (const term of ['180 dagen', '1 jaar', '2 jaar', '400 dagen', '5 minuten', '2 dagen']) expect(textOf(main)).toContain(`Tot ${term} na`)
})

test('the owner changes a term and the privacy page says so at once', async () => {
  await using owner = await visit(browser, own.url, await ownerProfile(own.url))
  const { page } = owner
  await openSettings(page, own.url)
  await page.getByLabel('Gesprekken bewaren').fill('30')
  await page.getByLabel('Berichten bewaren').fill('730')
  await save(page)
  const shown = async () => textOf(await (await fetch(`${own.url}/privacy-policy`)).text())
  await eventually(async () => expect(await shown()).toContain('Tot 30 dagen na het laatste bericht in het gesprek.'))
  expect(await shown()).toContain('Tot 2 jaar na de dag van uw bericht.')
  expect(await shown()).toContain('Tot 400 dagen na de druk op de knop of na het antwoord.')
  await page.reload()
  await page.getByRole('heading', { name: 'Bewaartermijnen' }).waitFor()
  await eventually(async () => expect(await page.getByLabel('Gesprekken bewaren').inputValue()).toBe('30'))
})

test.each(['0', '3651', 'een jaar'])('a term of %j is refused at its field, and nothing changes', async (term) => {
  await using owner = await visit(browser, server.url, { ...signedIn, expectedErrors: /status of 422/ })
  const { page } = owner
  await openSettings(page, server.url)
  const field = page.getByLabel('Kliks bewaren')
  await field.fill(term)
  await page.getByRole('button', { name: 'Instellingen Opslaan' }).click()
  await page.getByText('Vul een heel aantal dagen in, van 1 tot 3.650.', { exact: true }).waitFor()
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  expect(storedRows(server.dataDir, "select value from elk_settings where key = 'retention_click_days'")).toEqual([])
})

test('once the owner has filled in who he is, the pages say it and miss nothing', async () => {
  await using owner = await visit(browser, own.url, await ownerProfile(own.url))
  const { page } = owner
  await openSettings(page, own.url)
  const given = {
    Telefoonnummer: '020 - 123 45 67',
    'Officiële naam': 'Proefbedrijf',
    Adres: 'Singel 1, Amsterdam',
    'KvK-nummer': '87654321',
    'Btw-id': 'NL001234567B02',
  }
  for (const [label, value] of Object.entries(given)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByLabel('E-mailadres', { exact: true }).fill('post@example.nl')
  await save(page)
  for (const path of pages) {
    await eventually(async () => expect(await (await fetch(own.url + path)).text()).toContain('Proefbedrijf'))
    const text = textOf(await (await fetch(own.url + path)).text())
    for (const value of [...Object.values(given), 'post@example.nl']) expect(text).toContain(value)
    expect(text).not.toMatch(/nog niet ingevuld|moet hier nog invullen/)
  }
})

test('live without the owner’s details the pages say what is missing, without a word of a demo', async () => {
  await using live = await startServer({ CHAT_LIMITS: 'on' })
  goLive(live.dataDir)
  await eventually(async () => {
    const main = textOf(await (await fetch(`${live.url}/privacy-policy`)).text())
    expect(main).toContain('De eigenaar moet hier nog invullen: de bedrijfsnaam')
    expect(main).not.toContain('demo.')
  })
})

test('what is too old is erased when the server starts', async () => {
  const dataDir = freshDataDir()
  await (await startServer({ DATA_DIR: dataDir })).stop()
  const file = new DatabaseSync(join(dataDir, 'elke.sqlite'))
  const insert = file.prepare("insert into elk_chat_sessions (session_id, page_path, user_agent, started_at, last_activity) values (?, '/', '', ?, ?)")
  for (const days of [181, 179]) {
    const time = new Date(Date.now() - days * 86_400_000).toISOString()
    insert.run(`dag-${days}`, time, time)
  }
  file.close()
  await using again = await startServer({ DATA_DIR: dataDir })
  await eventually(() => expect(storedRows(dataDir, 'select session_id from elk_chat_sessions')).toEqual([{ session_id: 'dag-179' }]))
  await eventually(() =>
    expect(storedRows(dataDir, "select actor, details from elk_audit_log where action = 'retention.erase'")).toEqual([
      { actor: 'system', details: '{"erased":{"gesprekken":1}}' },
    ]),
  )
  expect(again.errors()).toEqual([])
})

test('axe finds nothing on these pages in any look', async () => {
  await using visitor = await visit(browser, server.url, { ...signedIn, reducedMotion: 'reduce' })
  const { page, scripts } = visitor
  const found: Record<string, string[]> = {}
  for (const path of pages) {
    await page.goto(server.url + path)
    await page.evaluate(() => {
      for (const card of document.querySelectorAll('details.stored-card')) card.setAttribute('open', '')
    })
    found[path] = await faultsInEveryLook(page)
  }
  expect(scripts).toEqual([])
  expect(found).toEqual(Object.fromEntries(pages.map((path) => [path, []])))
})

test('a card opens by the keyboard, without JavaScript, and says who gets the data', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${server.url}/privacy-policy`)
  const card = page.locator('#berichten')
  await card.locator('summary').focus()
  await page.keyboard.press('Enter')
  expect(await card.getByText('Verder niemand.').isVisible()).toBe(true)
})

test('these pages stay within a window of 320 px, and without JavaScript their contents work', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 320, height: 640 }, javaScriptEnabled: false })
  const { page } = visitor
  for (const path of pages) {
    await page.goto(server.url + path)
    const box = await page.locator('.text-page').boundingBox()
    expect([path, (box?.x ?? 0) + (box?.width ?? 999) <= 320]).toEqual([path, true])
    const last = page.locator('.text-page-contents a').last()
    const fragment = (await last.getAttribute('href')) ?? ''
    await last.click()
    await page.waitForURL(`**${path}${fragment}`)
    expect(await page.locator(fragment).isVisible()).toBe(true)
  }
})
