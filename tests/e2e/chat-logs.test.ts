/** The owner's chat logs in a browser: importing, page numbers, search, filters, a link to one conversation, deleting and exporting. */
import { readdirSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { faultsInEveryLook } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { ownerProfile, type Profile } from './setup/owner.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { downloadedText, visit } from './setup/visit.ts'

const SESSIONS = 45

let server: RunningServer
let browser: Browser
let signedIn: Profile

const idOf = (n: number) => `0198a000-0000-4000-8000-${String(n).padStart(12, '0')}`
const timeOf = (n: number) => new Date(Date.now() - (SESSIONS - n) * 3_600_000).toISOString()

const file = [
  '"id","session_id","role","content","timestamp"',
  'geen bericht',
  ...Array.from({ length: SESSIONS }, (_, n) => [
    `"vraag-${n}","${idOf(n)}","user","Vraag ${n}: wat kost een ""testament""? Mail jan@example.nl","${timeOf(n)}"`,
    ...(n % 2 === 0 ? [`"antwoord-${n}","${idOf(n)}","assistant","Antwoord ${n}${n === 11 ? '' : '.'}","${timeOf(n)}"`] : []),
  ]).flat(),
].join('\n')

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
  signedIn = await ownerProfile(server.url)
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await page.goto(`${server.url}/settings`)
  await page.getByRole('tab', { name: 'Chat Logs' }).click()
  await page.getByText('Geen chatsessies gevonden').waitFor()
  await importFile(page)
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

/** First checked, then imported. */
async function importFile(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await page.getByRole('button', { name: 'Controleren' }).click()
  await page.getByText('Regel 2: geen vijf velden tussen aanhalingstekens').waitFor()
  await page.getByRole('button', { name: /^Importeer 68 berichten/ }).click()
  await page.getByText('Import succesvol').waitFor()
  await page.getByText('68 berichten geïmporteerd van 69 totaal.').first().waitFor()
}

const openLogs = (page: Page, rest = '') => page.goto(`${server.url}/settings?tab=chat-logs${rest}`)
const rows = (page: Page) => page.locator('.row')

test('what was imported is masked, and no file is left behind', async () => {
  expect(JSON.stringify(storedRows(server.dataDir, 'select content from elk_chat_messages'))).not.toContain('jan@example.nl')
  expect(readdirSync(server.dataDir).filter((name) => name.endsWith('.csv'))).toEqual([])
})

test('pages have numbers, the first conversation is open, and back returns to where the owner was', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLogs(page)
  await page.getByText('Pagina 1 van 5').waitFor()
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 44').waitFor()
  await page.getByRole('button', { name: 'Pagina 5' }).click()
  await page.getByText('Pagina 5 van 5').waitFor()
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 4:').waitFor()
  expect([await rows(page).count(), new URL(page.url()).searchParams.get('pagina')]).toEqual([5, '5'])
  await page.goBack()
  await page.getByText('Pagina 1 van 5').waitFor()
})

test('search shows the hit and begins at page one, filters narrow further, and the address holds it all', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLogs(page, '&pagina=3')
  await page.getByText('Pagina 3 van 5').waitFor()
  await page.getByLabel('Zoeken in gesprekken').fill('vraag testam')
  await page.locator('.session-hit mark').first().waitFor()
  expect(new URL(page.url()).searchParams.get('pagina')).toBe(null)
  expect(await page.locator('.session-hit mark').first().innerText()).toBe('Vraag')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByLabel('Antwoord', { exact: true }).selectOption('onbeantwoord')
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 43').waitFor()
  await page.reload()
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 43').waitFor()
  expect(await page.getByLabel('Zoeken in gesprekken').inputValue()).toBe('vraag testam')
  await page.getByLabel('Zoeken in gesprekken').fill('bestaatnietbestaatniet')
  await page.getByText('Geen chatsessies gevonden').waitFor()
  await page.getByRole('button', { name: 'Alles wissen' }).click()
  await page.getByText('Pagina 1 van 5').waitFor()
})

test('a conversation is deleted only after a yes, and the first that remains is shown', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLogs(page)
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 44').waitFor()
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Weet je zeker dat je deze chatsessie wilt verwijderen? Dit kan niet ongedaan worden gemaakt.').waitFor()
  await page.getByRole('button', { name: 'Annuleren' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(storedRows(server.dataDir, `select 1 from elk_chat_sessions where session_id = '${idOf(44)}'`)).toHaveLength(1)
  await page.getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('Chatsessie is verwijderd.').waitFor()
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 43').waitFor()
  expect(storedRows(server.dataDir, `select 1 from elk_chat_sessions where session_id = '${idOf(44)}'`)).toEqual([])
})

test('several conversations are chosen and deleted at once, after a yes', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, viewport: { width: 360, height: 740 } })
  const { page } = owner
  await openLogs(page)
  await page.getByRole('button', { name: 'Kies gesprekken' }).click()
  for (const n of [42, 41]) await page.getByRole('checkbox', { name: `Kies: Vraag ${n}:` }).check()
  await page.getByRole('button', { name: 'Verwijder 2 gesprekken' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Verwijderen' }).click()
  await page.getByText('2 chatsessies zijn verwijderd.').waitFor()
  await page.getByRole('button', { name: 'Kies gesprekken' }).waitFor()
  expect(storedRows(server.dataDir, `select 1 from elk_chat_sessions where session_id in ('${idOf(41)}', '${idOf(42)}')`)).toEqual([])
})

test('an answer that could be better leads to the form for an own one, with the question in it', async () => {
  await using owner = await visit(browser, server.url, signedIn)
  const { page } = owner
  await openLogs(page, `&sessie=${idOf(40)}`)
  await page.getByRole('button', { name: /^Maak er een antwoord van: Vraag 40/ }).click()
  await page.getByLabel('Vraag', { exact: true }).waitFor()
  expect(await page.getByLabel('Vraag', { exact: true }).inputValue()).toMatch(/^Vraag 40: wat kost een "testament"/)
})

test('a link opens one conversation, whatever page it is on, and exports are files', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, acceptDownloads: true })
  const { page } = owner
  await openLogs(page, `&sessie=${idOf(3)}`)
  await page.getByRole('region', { name: 'Berichten' }).getByText('Vraag 3:').waitFor()
  const download = async (name: string) => {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
    return downloadedText(file)
  }
  expect((await download('Dit gesprek als CSV')).split('\r\n')).toEqual([
    '"id","session_id","role","content","timestamp"',
    expect.stringContaining('"vraag-3"'),
    '',
  ])
  expect(JSON.parse(await download('Dit gesprek als JSON'))).toMatchObject({ session: { session_id: idOf(3) }, messages: [{ id: 'vraag-3' }] })
  expect((await download('Exporteren als CSV')).split('\r\n').length).toBeGreaterThan(60)
})

test.each([
  ['/api/admin/chat-sessions', 'GET'],
  ['/api/admin/chat-export', 'GET'],
  ['/api/admin/chat-import', 'POST'],
  ['/api/admin/chat-import/cancel', 'POST'],
] as const)('%s asks who is there', async (path, method) => {
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'Content-Type': 'text/csv', 'Sec-Fetch-Site': 'same-origin' },
    ...(method === 'POST' && { body: file }),
  })
  expect(response.status).toBe(401)
})

test('axe finds nothing and nothing runs off the screen in any look', async () => {
  await using owner = await visit(browser, server.url, { ...signedIn, reducedMotion: 'reduce' })
  const { page } = owner
  await openLogs(page, '&zoek=testament&antwoord=onbeantwoord')
  await page.locator('.session-hit mark').first().waitFor()
  await page.getByRole('region', { name: 'Berichten' }).getByRole('listitem').first().waitFor()
  expect(await faultsInEveryLook(page)).toEqual([])
})
