/** A visitor without JavaScript: the same chat as pages. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from './setup/chromium.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { answers, questionField, visit, type VisitOptions } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer(), launchBrowser()])
})

afterAll(async () => {
  await browser.close()
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

const plain: VisitOptions = { javaScriptEnabled: false }

test('a question gets a page with the answer and its source, and the next one goes on from there', async () => {
  await using visitor = await visit(browser, server.url, plain)
  const { page } = visitor
  await page.goto(`${server.url}/levenstestament`)
  await questionField(page).fill('Wat is een levenstestament?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.waitForURL('**/gesprek')
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

test('the conversation is nobody else’s: asking for its address leads home', async () => {
  await using visitor = await visit(browser, server.url, plain)
  await visitor.page.goto(`${server.url}/gesprek`)
  expect(new URL(visitor.page.url()).pathname).toBe('/')
})
