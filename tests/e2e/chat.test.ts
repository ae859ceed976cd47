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

test('a question that leans on the one before is answered on its topic', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  for (const [at, question] of ['Wat is een levenstestament?', 'En wat kost dat?'].entries()) {
    await questionField(page).fill(question)
    await questionField(page).press('Enter')
    await answers(page).nth(at).locator('.chat-sources a').first().waitFor()
    await page.locator('.chat-answer[aria-busy=true]').waitFor({ state: 'detached' })
  }
  const second = answers(page).nth(1)
  expect(await second.innerText()).toMatch(/levenstestament/i)
  expect(await second.innerText()).toContain('€')
  expect(await page.locator('.chat-question').count()).toBe(2)
})

test('a suggested question is asked with one click', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  const suggestion = page.locator('.chat-suggestions button').first()
  const text = await suggestion.innerText()
  await suggestion.click()
  await answers(page).first().waitFor()
  expect(await page.locator('.chat-question').innerText()).toContain(text)
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

test('when the server cannot be reached the question is kept and can be asked again', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /ERR_FAILED/ })
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  await page.route('**/api/chat', (route) => route.abort())
  await questionField(page).fill('Wat is een testament?')
  await questionField(page).press('Enter')
  await page.getByRole('alert').getByText('Er is een fout opgetreden bij het verwerken van uw bericht.').waitFor()
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await answers(page).first().waitFor()
  expect(await page.locator('.chat-question').count()).toBe(1)
})

test('personal data is left out, and the visitor is told', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  await questionField(page).fill('Mijn nummer is 0612345678. Wat kost een testament?')
  await questionField(page).press('Enter')
  await page.getByText('Wij zagen een telefoonnummer in uw vraag en hebben dat niet bewaard.').waitFor()
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

test('from 400 characters on the visitor sees how many are left, and what is too long is not sent', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  await questionField(page).fill('a'.repeat(399))
  expect(await page.locator('.chat-counter').count()).toBe(0)
  await questionField(page).fill('a'.repeat(400))
  expect(await page.locator('.chat-counter').innerText()).toBe('Nog 100 tekens')
  await questionField(page).fill('a'.repeat(501))
  expect(await page.locator('.chat-counter').innerText()).toBe('Uw vraag is te lang. Gebruik hoogstens 500 tekens.')
  await questionField(page).press('Enter')
  expect(await page.locator('.chat-question').count()).toBe(0)
})

test('a finished answer is announced once, as it is spoken, and nothing is announced while it grows', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  expect(await page.getByRole('log').getAttribute('aria-live')).toBe('off')
  const spoken = page.locator('.chat > p[role=status]')
  expect(await spoken.innerText()).toBe('')
  await questionField(page).fill('Wat kost een testament?')
  await questionField(page).press('Enter')
  await spoken.getByText('Antwoord van de assistent:').waitFor()
  expect(await spoken.innerText()).not.toMatch(/[*#]|\]\(/)
})
