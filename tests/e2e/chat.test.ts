/** A visitor asks on the home page. */
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { answers, chatIsAwake, openChat, questionField, visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

test('the answer streams in with its source, the question stays, and the visitor can type on', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  const streaming = page.waitForResponse(`${server.url}/api/chat`)
  await questionField(page).fill('Wat kost een testament?')
  await questionField(page).press('Enter')
  const response = await streaming
  expect(response.headers()['content-type']).toContain('text/event-stream')
  await answers(page).locator('.chat-sources a[href^="/testament"]').waitFor()
  expect(await answers(page).innerText()).toMatch(/AI-antwoord[\s\S]*€/)
  expect(await page.locator('.chat-question').innerText()).toContain('Wat kost een testament?')
  expect(await questionField(page).inputValue()).toBe('')
  expect(await questionField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  expect(visitor.foreign).toEqual([])
})

test('the page is painted before the script of the chat is asked for', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  const [painted = Infinity, asked = 0] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
    performance.getEntriesByType('resource').find(({ name }) => /\/chat\b[^/]*\.js/.test(name))?.startTime,
  ])
  expect(asked).toBeGreaterThan(painted)
})

test('before anything is typed the page says that a machine answers, and how to reach a person', async () => {
  for (const width of [320, 1280]) {
    await using visitor = await visit(browser, server.url, { viewport: { width, height: 800 } })
    const { page } = visitor
    await page.goto(server.url)
    expect(await page.getByText('U chat met een AI-assistent, geen notaris.').isVisible()).toBe(true)
    expect(await page.locator('.chat-person-direct a[href^="tel:"]').isVisible()).toBe(true)
    expect(await page.locator('.chat-person-direct a[href^="mailto:"]').isVisible()).toBe(true)
  }
})

test('the field glows until the visitor has first been in it', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  const glow = () => page.locator('.chat-field').evaluate((field) => getComputedStyle(field, '::before').animationName)
  expect(await glow()).toBe('glow')
  await questionField(page).click()
  await chatIsAwake(page)
  expect(await glow()).toBe('none')
  await page.getByRole('heading', { level: 1 }).click()
  expect(await glow()).toBe('none')
})

test('Shift and Enter begin a new line, and so does Enter on a touch screen; letters being composed are not sent', async () => {
  for (const hasTouch of [false, true]) {
    await using visitor = await visit(browser, server.url, { hasTouch, isMobile: hasTouch })
    const { page } = visitor
    await page.goto(server.url)
    await chatIsAwake(page)
    await questionField(page).fill('Eerste regel')
    await questionField(page).press(hasTouch ? 'Enter' : 'Shift+Enter')
    await questionField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true })
    await page.keyboard.type('tweede regel')
    expect(await questionField(page).inputValue()).toBe('Eerste regel\ntweede regel')
    expect(await page.locator('.chat-question').count()).toBe(0)
  }
})
