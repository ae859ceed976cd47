/** A visitor without JavaScript: the same chat as pages. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { storedRows } from './setup/stored.ts'
import { answers, downloadedText, openChat, questionField, visit, type VisitOptions } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

/** Programs say what they are, and their clicks count for nobody. */
const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

const plain: VisitOptions = { javaScriptEnabled: false }

test('a question gets a page with the answer and its source, and the next one goes on from there', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/levenstestament`)
  await openChat(page)
  await questionField(page).fill('Wat is een levenstestament?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.waitForURL('**/gesprek#*')
  expect(await page.locator('.chat-question').innerText()).toContain('Wat is een levenstestament?')
  expect(await answers(page).locator('.chat-sources a').count()).toBeGreaterThan(0)
  await questionField(page).fill('En wat kost dat?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await answers(page).nth(1).waitFor()
  expect(await page.locator('.chat-question').allInnerTexts()).toHaveLength(2)
  expect(await answers(page).nth(1).innerText()).toMatch(/levenstestament/i)
  await page.getByRole('link', { name: 'Terug naar de pagina' }).click()
  expect(new URL(page.url()).pathname).toBe('/levenstestament')
})

test('a suggested question is a button that asks it', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(server.url)
  const suggestion = page.locator('.chat-suggestions button').first()
  const text = await suggestion.innerText()
  await suggestion.click()
  await answers(page).first().waitFor()
  expect(await page.locator('.chat-question').innerText()).toContain(text)
})

test('an empty question is answered with a sentence', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(server.url)
  await questionField(page).fill('   ')
  await page.getByRole('button', { name: 'Versturen' }).click()
  expect(await page.getByRole('alert').innerText()).toBe('Typ eerst uw vraag.')
})

test('a question that is too long is kept in the field, with the reason', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  await page.goto(server.url)
  await questionField(page).fill('testament '.repeat(60))
  await page.getByRole('button', { name: 'Versturen' }).click()
  expect(await page.getByRole('alert').innerText()).toBe('Uw vraag is te lang. Gebruik hoogstens 500 tekens.')
  expect(await questionField(page).inputValue()).toMatch(/^testament testament/)
})

test('the menu opens on a phone', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await page.goto(server.url)
  await page.getByText('Menu', { exact: true }).click()
  await page.getByRole('navigation').getByRole('link', { name: 'Testament', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/testament')
})

/** Asks one after another on the page of the conversation. */
async function converse(page: Page, questions: readonly string[]): Promise<void> {
  await page.goto(server.url)
  for (const [at, text] of questions.entries()) {
    await questionField(page).fill(text)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await answers(page).nth(at).waitFor()
  }
}

test('a long conversation shows each call to action once, and the partner button counts and leads on', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, userAgent: PERSON })
  const { page } = visitor
  await converse(page, ['Wat is een testament?', 'Wat kost een testament?', 'Hoe vergelijk ik offertes van notarissen?', 'Dank u'])
  expect(await page.locator('.chat-cta').count()).toBe(2)
  await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).pathname === '/out/testament'),
    page.getByRole('button', { name: 'Offerte aanvragen' }).click(),
  ])
  expect(storedRows(server.dataDir, 'select s.affiliate_clicked from elk_affiliate_clicks c join elk_chat_sessions s on s.session_id = c.session_id')).toEqual([
    { affiliate_clicked: 1 },
  ])
})

test('an answer is judged on the page, and the page comes back with thanks', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await converse(page, ['Wat is een levenstestament?'])
  await page.locator('.chat-feedback summary').click()
  await page.getByLabel('Ik begrijp het niet').check()
  await page.getByRole('button', { name: 'Doorgeven' }).click()
  await page.getByText('Bedankt', { exact: true }).waitFor()
  expect(await page.locator('.chat-question').allInnerTexts()).toHaveLength(1)
  expect(storedRows(server.dataDir, 'select helpful, reason from elk_chat_feedback')).toEqual([{ helpful: 0, reason: 'onduidelijk' }])
})

test('a conversation is downloaded, and erased after a question', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  const question = 'Wat is een samenlevingscontract?'
  await converse(page, [question])
  const stored = () => storedRows(server.dataDir, 'select session_id from elk_chat_messages where content = ?', question)
  const menu = page.locator('.chat-own')
  await menu.locator('summary').first().click()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Downloaden' }).click()])
  expect(file.suggestedFilename()).toMatch(/^gesprek-\d{4}-\d{2}-\d{2}\.txt$/)
  expect(await downloadedText(file)).toContain(question)
  expect(stored()).toHaveLength(1)
  await menu.getByText('Wissen', { exact: true }).click()
  await page.getByRole('button', { name: 'Ja, wissen' }).click()
  await page.getByRole('heading', { name: 'Uw gesprek is gewist.' }).waitFor()
  expect(stored()).toEqual([])
  await page.getByRole('link', { name: 'Terug naar de pagina' }).click()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('who began on an English page is told in English that the conversation is erased', async () => {
  const sessionId = crypto.randomUUID()
  const post = async (path: string, fields: Record<string, string>) =>
    (await fetch(server.url + path, { method: 'POST', body: new URLSearchParams({ sessionId, ...fields }) })).text()
  await post('/gesprek', { message: 'Do I need a notary to buy a house?', pagePath: '/notary-amsterdam-know' })
  const erased = await post('/gesprek/wissen', {})
  expect(erased).toMatch(/<html lang="en"[\s\S]*<title>Your conversation has been erased\.[\s\S]*href="\/notary-amsterdam-know">Back to the page/)
  expect(erased).not.toContain('Uw gesprek')
})

test.each([[false], [true]])('from a conversation to the contact form: with the box ticked (%s) the conversation goes along', async (ticked) => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  const question = `Wat is een volmacht? ${ticked}`
  await converse(page, [question])
  await page.getByText('Ik wil een mens spreken').first().click()
  await page.getByRole('button', { name: 'Naar het contactformulier' }).click()
  await page.waitForURL('**/contact/vanuit-gesprek')
  const box = page.getByLabel('Stuur mijn gesprek met de assistent mee.')
  expect(await box.isChecked()).toBe(false)
  if (ticked) await box.check()
  await page.getByLabel('Naam').fill(`Bezoeker ${ticked}`)
  await page.getByLabel('E-mail').fill('bezoeker@voorbeeld.nl')
  await page.getByRole('textbox', { name: 'Bericht' }).fill('Belt u mij?')
  await page.getByRole('button', { name: 'Verzenden' }).click()
  await page.getByText('Bericht verzonden').waitFor()
  const [message] = storedRows(server.dataDir, 'select conversation from elk_contact_messages where name = ?', `Bezoeker ${ticked}`)
  expect(message?.['conversation']).toEqual(ticked ? expect.stringContaining(question) : null)
})

test('the conversation is nobody else’s: asking for its address leads home', async () => {
  await using visitor = await visit(browser, server.url, plain)
  await visitor.page.goto(`${server.url}/gesprek`)
  expect(new URL(visitor.page.url()).pathname).toBe('/')
})
