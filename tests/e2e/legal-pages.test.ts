/** The pages on privacy, on us and on the terms: honest about what is missing, readable for everyone. That they say what the owner sets: `published.test.ts`. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Browser } from 'playwright-core'
import { HtmlValidate } from 'html-validate/node'
import { beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { freshDataDir, startServer } from './setup/server.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { goLive, storedRows } from './setup/stored.ts'
import { visit } from './setup/visit.ts'

const pages = ['/privacy-policy', '/over-ons', '/algemene-voorwaarden'] as const

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

/** The page's own part, without header and footer. */
async function mainOf(path: string): Promise<string> {
  const html = await (await fetch(server.url + path)).text()
  return /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
}

const textOf = (html: string): string => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

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
  await using visitor = await visit(browser, server.url, { reducedMotion: 'reduce' })
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
