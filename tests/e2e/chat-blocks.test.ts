/** What stands around the messages: calls to action, feedback, the own data, the way to a person. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { storedMessages, storedRows, type Row } from './setup/stored.ts'
import { answers, chatIsAwake, downloadedText, openChat, questionField, visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

async function open(page: Page, path = '/testament'): Promise<void> {
  await page.goto(`${server.url}${path}`)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
}

/** Resolves once the answer is whole. */
async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count()
  await questionField(page).fill(question)
  await questionField(page).press('Enter')
  await answers(page).nth(before).locator('.chat-feedback').waitFor()
}

const QUESTIONS = [
  'Wat kost een testament?',
  'Moet ik naar de notaris voor een testament?',
  'Waar wordt mijn testament bewaard?',
  'Kan ik mijn testament wijzigen?',
]
const BELOW_HEADER = 12
const sessionOf = (page: Page): Promise<string> => page.evaluate(() => (history.state as { chat: { id: string } }).chat.id)
const finder = (page: Page) => page.locator('.chat-find')
const offer = (page: Page) => page.locator('.chat-list').getByRole('button', { name: 'Offerte aanvragen' })
const rows = (sql: string, ...values: string[]): Row[] => storedRows(server.dataDir, sql, ...values)

test('a question goes to the top of the page, under the header, and neither its answer nor a call that comes with it moves it from there', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 320, height: 700 } })
  const { page } = visitor
  await open(page)
  await ask(page, QUESTIONS[0]!)
  await questionField(page).fill(QUESTIONS[1]!)
  // Noted at every frame from the moment of asking on: how far below the header the question stands.
  await page.evaluate(() => {
    const places: number[] = []
    Object.assign(window, { places })
    const look = () => {
      const [, question] = document.querySelectorAll('.chat-question')
      const header = document.querySelector('.site-header')
      if (question && header) places.push(Math.round(question.getBoundingClientRect().top - header.getBoundingClientRect().bottom))
      requestAnimationFrame(look)
    }
    look()
  })
  await questionField(page).press('Enter')
  await finder(page).waitFor()
  await page.waitForFunction(() => (window as unknown as { places: number[] }).places.length > 30)
  const places = await page.evaluate(() => (window as unknown as { places: number[] }).places)
  // A page scrolls by whole device pixels.
  for (const place of new Set(places)) expect(Math.abs(place - BELOW_HEADER)).toBeLessThanOrEqual(1)
})

test('the offer discloses the fee, books the click of this conversation and leads to the partner', async () => {
  await using visitor = await visit(browser, server.url, { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' })
  const { page } = visitor
  await open(page)
  for (const question of QUESTIONS.slice(0, 3)) await ask(page, question)
  expect(await page.locator('.chat-cta').getByText('Wij kunnen hiervoor een vergoeding ontvangen.').isVisible()).toBe(true)
  const sessionId = await sessionOf(page)
  // The way goes on to the partner, whose site no journey reaches: what counts is that it was asked for by way of the link.
  await Promise.all([page.waitForRequest((request) => new URL(request.url()).pathname.startsWith('/out/')), offer(page).click()])
  const clicks = rows('select cta_type, source_page, service from elk_affiliate_clicks where session_id = ?', sessionId)
  expect(clicks).toEqual([{ cta_type: 'chat', source_page: '/testament', service: 'Testament' }])
})

test('from the second answer on a visitor can go to a person, or find a notary for the deed that was talked about', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await open(page)
  for (const question of QUESTIONS.slice(0, 2)) await ask(page, question)
  await page.locator('.chat-cta').getByRole('button', { name: 'Ik wil een mens spreken' }).click()
  expect(await page.locator('.chat-ways a[href^="tel:"]').isVisible()).toBe(true)
  await finder(page).getByLabel('Uw plaats').fill('Utrecht')
  await finder(page).getByRole('button', { name: 'Zoek notaris' }).click()
  await page.waitForURL('**/results/utrecht_testament')
})

test('a no counts at once, and its reason and words replace it', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await open(page)
  await ask(page, QUESTIONS[0]!)
  const sql = 'select f.helpful, f.reason, f.note from elk_chat_feedback f join elk_chat_messages m on m.id = f.message_id where m.session_id = ?'
  const sessionId = await sessionOf(page)
  await page.locator('.chat-feedback summary').click()
  await eventually(() => expect(rows(sql, sessionId)).toEqual([{ helpful: 0, reason: null, note: null }]))
  await page.getByLabel('Ik begrijp het niet').check()
  await page.getByLabel('Wilt u dat toelichten? Dat hoeft niet.').fill('Te moeilijk voor mij.')
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Doorgeven' }).click()
  await page.locator('.chat-feedback').getByText('Bedankt').waitFor()
  expect(rows(sql, sessionId)).toEqual([{ helpful: 0, reason: 'onduidelijk', note: 'Te moeilijk voor mij.' }])
})

test('a conversation can be downloaded, and a new one begun', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await open(page)
  await ask(page, QUESTIONS[0]!)
  const sessionId = await sessionOf(page)
  await page.getByText('Uw gesprek', { exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Downloaden' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^gesprek-\d{4}-\d\d-\d\d\.txt$/)
  expect(await downloadedText(download)).toContain(QUESTIONS[0])
  await page.getByRole('button', { name: 'Nieuw gesprek' }).click()
  expect(await page.locator('.chat-question').count()).toBe(0)
  await ask(page, QUESTIONS[1]!)
  expect(await sessionOf(page)).not.toBe(sessionId)
  expect(storedMessages(server.dataDir, sessionId)).toHaveLength(2)
})

test('a person is one click away, and a conversation goes along only when the visitor says so', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await open(page)
  const person = page.locator('.chat-person')
  await person.getByText('Ik wil een mens spreken').click()
  expect(await person.getByText('0,90 cnt per minuut, dagelijks 08:00-21:00').isVisible()).toBe(true)
  expect(await person.getByRole('link', { name: 'Naar het contactformulier' }).getAttribute('href')).toBe('/contact')
  expect(await violations(page)).toEqual([])
  await ask(page, QUESTIONS[0]!)
  await person.getByRole('button', { name: 'Naar het contactformulier' }).click()
  await page.waitForURL('**/contact/vanuit-gesprek')
  expect(await page.getByLabel('Stuur mijn gesprek met de assistent mee.').isChecked()).toBe(false)
})

test('on a phone a comparison is read from top to bottom, and stays a table to who hears it', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await open(page)
  await ask(page, 'Wat is het verschil tussen een testament en een levenstestament?')
  const table = answers(page).last().getByRole('table')
  const sizes = await table.evaluate((one) => [one.scrollWidth, one.parentElement!.scrollWidth, one.parentElement!.clientWidth])
  expect(Math.max(sizes[0]!, sizes[1]!)).toBeLessThanOrEqual(sizes[2]!)
  expect([await table.getByRole('columnheader').count(), await table.getByRole('rowheader').first().isVisible()]).toEqual([2, true])
  expect(await page.getByRole('status').filter({ hasText: 'Antwoord van de assistent:' }).innerText()).not.toMatch(/[|[\]]|---/)
  expect(await violations(page)).toEqual([])
})
