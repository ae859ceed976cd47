/** Reading an article: nothing runs and nothing is stored until the visitor touches the chat. */
import type { Browser, Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { answers, chatIsAwake, openChat, questionField, quiet, storedOnDevice, visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

test('reading and scrolling runs no script, stores nothing and asks nobody else', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await page.mouse.wheel(0, 5_000)
  await page.getByRole('heading', { name: 'Fact Checked' }).scrollIntoViewIfNeeded()
  await quiet(visitor)
  expect(visitor.scripts).toEqual([])
  expect(await page.locator('script:not([type="application/ld+json"], [type="speculationrules"])').count()).toBe(0)
  expect(await storedOnDevice(visitor)).toEqual([])
  expect(visitor.foreign).toEqual([])
})

/** Words that only Dutch has, in what is seen or read out as English. Names of sources are in their own language. */
const dutchInEnglish = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const dutch = /\b(?:het|een|voor|uw|wij|niet|naar|bij|wat|deze|onze|vraag|stel|zoek|kies|bronnen)\b/i
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
    const isEnglish = (element: Element | null) =>
      element?.closest('[lang]')?.getAttribute('lang') === 'en' && !element.closest('script, style, li a[rel], .chat-sources')
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode
      if (isEnglish(parentElement) && dutch.test(textContent ?? '')) found.push(textContent ?? '')
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder]'))
      for (const name of ['aria-label', 'placeholder']) {
        const text = element.getAttribute(name) ?? ''
        if (isEnglish(element) && dutch.test(text)) found.push(text)
      }
    return found
  })

test('an English article stands in an English frame, and its chat speaks English too', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/notary-amsterdam-know`)
  expect(await dutchInEnglish(page)).toEqual([])
  expect(await page.locator('.skip-link').innerText()).toBe('Skip to content')
  await page.locator('.article-chat > summary').click()
  const field = page.getByRole('textbox', { name: 'Ask your question' })
  await field.fill('How much does a will cost?')
  await chatIsAwake(page)
  await field.press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
  await page.getByText('Did this help you?').waitFor()
  expect(await page.getByText('You are chatting with an AI assistant, not a notary.').isVisible()).toBe(true)
  expect(await dutchInEnglish(page)).toEqual([])
})

test('the chat works after the first touch, and still stores nothing', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
  await questionField(page).fill('Wat kost een testament?')
  await questionField(page).press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/testament')
  expect(await storedOnDevice(visitor)).toEqual([])
})

/** Scripts stay on their way until the function that it gives is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_astro/*.js', async (route) => {
    await held
    await route.continue()
  })
  return release
}

test('what is typed while the chat still loads stays and can be sent', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  const release = await holdScripts(page)
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await questionField(page).click()
  await page.keyboard.type('Wat kost een testament?')
  expect(await questionField(page).inputValue()).toBe('Wat kost een testament?')
  release()
  await chatIsAwake(page)
  expect(await questionField(page).inputValue()).toBe('Wat kost een testament?')
  expect(await questionField(page).evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
})

test('what is typed over the words of a search stays as well, and does not come back after it was asked', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  const release = await holdScripts(page)
  await page.goto(`${server.url}/zoeken?q=testament`)
  expect(await questionField(page).inputValue()).toBe('testament')
  await questionField(page).fill('Wat kost een testament?')
  release()
  await chatIsAwake(page)
  expect(await questionField(page).inputValue()).toBe('Wat kost een testament?')
  await page.keyboard.press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
  expect(await questionField(page).inputValue()).toBe('')
})

test('who presses Enter while the chat still loads is answered as soon as it is awake', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  const release = await holdScripts(page)
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await questionField(page).click()
  await page.keyboard.type('Wat kost een testament?')
  await page.keyboard.press('Enter')
  release()
  await answers(page).locator('.chat-sources a').first().waitFor()
  expect(await questionField(page).inputValue()).toBe('')
})

test('with the keyboard alone a visitor reaches the chat and asks', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  const tabTo = async (target: Locator) => {
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((one) => one === document.activeElement)) break
    }
  }
  await tabTo(page.locator('.article-chat > summary'))
  await page.keyboard.press('Enter')
  await tabTo(questionField(page))
  await chatIsAwake(page)
  await page.keyboard.type('Wat kost een testament?')
  await page.keyboard.press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
})

test('an article without its chat script can be read and asked, since the form posts', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /ERR_FAILED|Failed to fetch/ })
  const { page } = visitor
  await page.route('**/_astro/*.js', (route) => route.abort())
  await page.goto(`${server.url}/testament`)
  await openChat(page)
  await questionField(page).fill('Wat kost een testament?')
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.waitForURL('**/gesprek#*')
  await answers(page).first().waitFor()
})

test('a mark in the text opens its law at the foot, without a script', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false })
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  const mark = page.locator('.law-mark').nth(4)
  const law = page.locator(`#wet-${await mark.getAttribute('data-n')}`)
  await mark.click()
  await law.getByRole('link').first().waitFor()
  expect(await law.getByRole('link').first().getAttribute('href')).toMatch(/^https:\/\/wetten\.overheid\.nl\//)
  // Aloud a mark is no longer than a line, and leads to what it means; on paper it is written out.
  for (const one of await page.locator('.law-mark').all()) {
    const number = await one.getAttribute('data-n')
    const stands = (await page.locator(`#wet-${number}`).innerText()).toLowerCase()
    const aloud = (await one.textContent())?.replace(/[()]/g, '').trim() ?? ''
    expect([aloud, aloud === `wetsartikelen: nummer ${number} onderaan` || stands.includes(aloud.toLowerCase())]).toEqual([aloud, true])
    for (const law of (await one.getAttribute('data-laws'))?.split('; ') ?? ['none']) expect(stands).toContain(law.toLowerCase())
  }
  await page.emulateMedia({ media: 'print' })
  expect(await mark.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('artikel')
})

test('an unknown address is a Dutch page with status 404 and a way on', async () => {
  await using visitor = await visit(browser, server.url, { expectedErrors: /status of 404/ })
  const { page } = visitor
  const response = await page.goto(`${server.url}/bestaat-niet`)
  expect(response?.status()).toBe(404)
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Deze pagina bestaat niet')
  await page.getByRole('main').getByRole('link', { name: 'Testament', exact: true }).click()
  expect(new URL(page.url()).pathname).toBe('/testament')
})
