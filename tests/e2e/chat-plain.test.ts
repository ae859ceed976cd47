/** What stands around the messages, for a visitor without JavaScript: the same forms, answered by pages. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { storedMessages, storedRows } from './setup/stored.ts'
import { answers, openChat, questionField, visit, type VisitOptions } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

const plain: VisitOptions = { javaScriptEnabled: false, viewport: { width: 360, height: 740 } }

async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count()
  await questionField(page).fill(question)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await answers(page).nth(before).waitFor()
}

const sessionOf = (page: Page): Promise<string> => page.locator('.chat-form input[name=sessionId]').inputValue()

test('without JavaScript the page opens at the question that was just asked, at its refusal, and at what was judged', async () => {
  await using visitor = await visit(browser, server.url, { ...plain, expectedErrors: /status of 422/ })
  const { page } = visitor
  const topOf = (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  for (const question of ['Wat kost een testament?', 'Waar wordt mijn testament bewaard?', 'Kan ik mijn testament wijzigen?']) await ask(page, question)
  expect(await topOf('.chat-question')).toBeGreaterThanOrEqual(0)
  expect(await topOf('.chat-question')).toBeLessThan(200)
  await page.getByRole('button', { name: 'Ja', exact: true }).first().click()
  await page.getByText('Bedankt').first().waitFor()
  expect(
    await page
      .getByText('Bedankt')
      .first()
      .evaluate((element) => element.getBoundingClientRect().top),
  ).toBeLessThan(740)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await questionField(page).fill('x'.repeat(5000))
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.locator('.chat-error').waitFor()
  expect(await topOf('.chat-error')).toBeGreaterThanOrEqual(0)
  expect(await topOf('.chat-error')).toBeLessThan(740)
})

test('a no with its reason is kept', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await ask(page, 'Wat kost een testament?')
  const sessionId = await sessionOf(page)
  await page.locator('.chat-feedback summary').click()
  await page.getByLabel('Het is geen antwoord op mijn vraag').check()
  await page.getByRole('button', { name: 'Doorgeven' }).click()
  await page.getByText('Bedankt').first().waitFor()
  const sql = 'select f.helpful, f.reason from elk_chat_feedback f join elk_chat_messages m on m.id = f.message_id where m.session_id = ?'
  expect(storedRows(server.dataDir, sql, sessionId)).toEqual([{ helpful: 0, reason: 'niet-mijn-vraag' }])
})

test('the calls stand in the conversation and the way to a person opens', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  for (const question of ['Wat kost een testament?', 'Waar wordt mijn testament bewaard?', 'Kan ik mijn testament wijzigen?']) await ask(page, question)
  expect(await page.locator('.chat-cta').count()).toBe(2)
  expect(await page.locator('.chat-find select').inputValue()).toBe('testament')
  await page.locator('.chat-person summary').click()
  expect(await page.locator('.chat-ways a[href^="tel:"]').isVisible()).toBe(true)
  await page.getByRole('button', { name: 'Naar het contactformulier' }).click()
  expect(await page.getByLabel('Stuur mijn gesprek met de assistent mee.').isChecked()).toBe(false)
})

test('a conversation is erased after a question back', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await ask(page, 'Wat kost een testament?')
  const sessionId = await sessionOf(page)
  await page.locator('.chat-own > summary').click()
  await page.getByText('Wissen', { exact: true }).click()
  await page.getByRole('button', { name: 'Ja, wissen' }).click()
  expect(storedMessages(server.dataDir, sessionId)).toEqual([])
  expect(await page.locator('main').innerText()).toMatch(/gewist/)
})

test('the page of the conversation has nothing that axe finds, with every panel open', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 740 } })
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  // Sent by the form itself, as before a script had come.
  await page.locator('.chat-form').evaluate((form: HTMLFormElement) => {
    form.querySelector('textarea')!.value = 'Wat kost een testament?'
    HTMLFormElement.prototype.submit.call(form)
  })
  await page.waitForURL('**/gesprek#*')
  for (const details of await page.locator('.chat details').all()) await details.evaluate((element: HTMLDetailsElement) => (element.open = true))
  expect(await violations(page)).toEqual([])
})
