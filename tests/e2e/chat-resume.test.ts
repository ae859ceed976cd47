/** An answer outlives what happens to the visitor's page: a reload, a lost connection, a stop, a second try. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says, stalls } from '../factories/scripted-provider.ts'
import { breakableLine } from './setup/breakable-line.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { storedMessages, storedRows } from './setup/stored.ts'
import { answers, chatIsAwake, openChat, questionField, storedOnDevice, visit } from './setup/visit.ts'
import { FIRST_HALF, SECOND_HALF, startWrittenSite, writesHalves, type WrittenSite } from './setup/written-site.ts'

let site: WrittenSite
let browser: Browser

beforeAll(async () => {
  ;[site, browser] = await Promise.all([startWrittenSite(), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await site.server.stop()
  expect([code, site.server.errors()]).toEqual([0, []])
  await site.provider[Symbol.asyncDispose]()
})

const QUESTION = 'Wat regelt een testament precies voor mij?'
const questions = (page: Page) => page.locator('.chat-question')
const finished = (page: Page) => page.locator('.chat-answer[aria-busy=false]')

async function open(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
}

async function ask(page: Page, question = QUESTION): Promise<void> {
  await questionField(page).fill(question)
  await questionField(page).press('Enter')
}

const sessionOf = (page: Page): Promise<string> => page.evaluate(() => (history.state as { chat: { id: string } }).chat.id)
const storedOf = async (page: Page) => storedMessages(site.server.dataDir, await sessionOf(page))

test('after a reload in mid-answer the conversation is there and the answer goes on, with no script but the chat’s and nothing kept on the device', async () => {
  await using visitor = await visit(browser, site.server.url)
  const { page } = visitor
  const { script, release } = writesHalves()
  site.provider.follow(script)
  await open(page, `${site.server.url}/testament`)
  await ask(page)
  await answers(page).getByText(FIRST_HALF.slice(0, 30)).waitFor()
  expect(new URL(page.url()).hash).toBe('#chat')
  await page.reload()
  await answers(page).getByText(FIRST_HALF.slice(0, 30)).waitFor()
  expect(await questions(page).allInnerTexts()).toEqual([expect.stringContaining(QUESTION)])
  release()
  await answers(page).getByText(SECOND_HALF).waitFor()
  await finished(page).waitFor()
  expect(await answers(page).count()).toBe(1)
  expect((await storedOf(page)).map((row) => row['role'])).toEqual(['user', 'assistant'])
  expect(await storedOnDevice(visitor)).toEqual([])
})

test('who comes back to a page finds its conversation; another page has one of its own', async () => {
  await using visitor = await visit(browser, site.server.url)
  const { page } = visitor
  site.provider.follow(says(FIRST_HALF))
  await open(page, `${site.server.url}/testament`)
  await ask(page)
  await finished(page).waitFor()
  const first = await sessionOf(page)
  await open(page, `${site.server.url}/levenstestament`)
  expect(await questions(page).count()).toBe(0)
  await ask(page, 'Wat regelt een levenstestament precies?')
  await finished(page).waitFor()
  expect(await sessionOf(page)).not.toBe(first)
  await page.goBack()
  await questions(page).getByText(QUESTION).waitFor()
  expect([await questions(page).count(), await sessionOf(page)]).toEqual([1, first])
})

test('when the connection breaks the visitor is told, and the answer goes on once it is back', async () => {
  await using line = await breakableLine(site.server.url)
  await using visitor = await visit(browser, line.url, { expectedErrors: /ERR_/ })
  const { page } = visitor
  const { script, release } = writesHalves()
  site.provider.follow(script)
  await open(page, `${line.url}/testament`)
  await ask(page)
  await answers(page).getByText(FIRST_HALF.slice(0, 30)).waitFor()
  line.cut()
  await page.getByText('De verbinding is weg. Wij proberen het opnieuw.').waitFor()
  expect(await answers(page).innerText()).toContain(FIRST_HALF.slice(0, 30))
  release()
  line.mend()
  await answers(page).getByText(SECOND_HALF).waitFor()
  await finished(page).waitFor()
  expect(await page.getByText('De verbinding is weg.').count()).toBe(0)
  expect([await questions(page).count(), await answers(page).count(), (await storedOf(page)).length]).toEqual([1, 1, 2])
})

test('a stop ends the answer, keeps what was written and says that it is not whole, also after a reload', async () => {
  await using visitor = await visit(browser, site.server.url)
  const { page } = visitor
  const { script, release } = writesHalves()
  site.provider.follow(script)
  await open(page, `${site.server.url}/testament`)
  await ask(page)
  await answers(page).getByText(FIRST_HALF.slice(0, 30)).waitFor()
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByText('U hebt het antwoord gestopt.').waitFor()
  await page.getByRole('button', { name: 'Versturen' }).waitFor()
  release()
  expect(await questionField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.reload()
  await answers(page).getByText('Dit antwoord is niet af.').waitFor()
  expect(await answers(page).innerText()).toContain(FIRST_HALF.slice(0, 30))
  expect(await answers(page).innerText()).not.toContain(SECOND_HALF)
  site.provider.follow(says(`${FIRST_HALF}${SECOND_HALF}`))
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await answers(page).getByText(SECOND_HALF).waitFor()
})

test('an answer that is stopped before its first word is none, and its question can be asked again', async () => {
  await using visitor = await visit(browser, site.server.url)
  const { page } = visitor
  site.provider.follow(stalls)
  await open(page, `${site.server.url}/testament`)
  await ask(page)
  await page.locator('.chat-thinking').waitFor()
  await page.getByRole('button', { name: 'Stoppen' }).click()
  await page.getByText('U hebt het antwoord gestopt.').waitFor()
  expect(await answers(page).count()).toBe(0)
  site.provider.follow(says(FIRST_HALF))
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await finished(page).waitFor()
  expect([await questions(page).count(), (await storedOf(page)).length]).toEqual([1, 2])
})

test('a question whose answer was lost on the way is stored and answered once, however often it is tried', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /ERR_FAILED/ })
  const { page } = visitor
  site.provider.follow(says(FIRST_HALF))
  await open(page, `${site.server.url}/testament`)
  // The server gets the question; the visitor gets no answer.
  let tries = 0
  await page.route('**/api/chat', async (route) => {
    await route.fetch()
    tries += 1
    await route.abort()
  })
  await ask(page)
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  await page.getByRole('alert').getByText('Er is een fout opgetreden bij het verwerken van uw bericht.').waitFor()
  expect(await page.locator('.chat-field .warning').count()).toBe(1)
  expect(await questionField(page).evaluate((field: HTMLTextAreaElement) => field.readOnly)).toBe(true)
  await again.click()
  await eventually(() => expect(tries).toBe(2))
  await page.unroute('**/api/chat')
  await again.click()
  await finished(page).waitFor()
  expect(await questions(page).count()).toBe(1)
  const sessionId = await sessionOf(page)
  expect(storedMessages(site.server.dataDir, sessionId).map((row) => row['role'])).toEqual(['user', 'assistant'])
  expect(storedRows(site.server.dataDir, 'select message_count from elk_chat_sessions where session_id = ?', sessionId)).toEqual([{ message_count: 2 }])
})

test('a question that the server refuses goes back to the field, with the reason', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /status of 429/ })
  const { page } = visitor
  await open(page, `${site.server.url}/testament`)
  const title = 'U hebt veel vragen gesteld. Probeer het later opnieuw.'
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify({ title }) }))
  await ask(page)
  await page.getByRole('alert').getByText(title).waitFor()
  expect([await questionField(page).inputValue(), await questions(page).count()]).toEqual([QUESTION, 0])
})
