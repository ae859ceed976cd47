/** Articles on a phone, and everything on paper: the words alone, with the addresses of their sources, on at most half of the sheets that the screen would take. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { once } from '../../src/platform/once.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { root } from './setup/server.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { answers, chatIsAwake, questionField, visit } from './setup/visit.ts'

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

const articles = readdirSync(join(root, 'content/artikelen')).map((file) => `/${file.replace('.md', '')}`)

async function sheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The page as paper has it; afterwards it is a screen again, for who comes next. */
async function onPaper<T>(page: Page, look: () => Promise<T>): Promise<T> {
  await page.emulateMedia({ media: 'print' })
  try {
    return await look()
  } finally {
    await page.emulateMedia({ media: null })
  }
}

/** What is drawn on paper of what these select. */
const printed = (page: Page, selector: string): Promise<string[]> =>
  onPaper(page, () => page.locator(selector).evaluateAll((parts) => parts.filter((part) => part.checkVisibility()).map((part) => part.outerHTML.slice(0, 80))))

/** Whether the address of each link stands behind its words. */
const spelledOut = (page: Page, selector: string): Promise<boolean[]> =>
  onPaper(page, () =>
    page.locator(selector).evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content === `" (${link.getAttribute('href')})"`)),
  )

const FRAME = '.skip-link, .site-header, .trust-strip, .stats-strip, .site-footer nav, .chat-form, .chat-suggestions, .finder, .quote-block, .button'

interface Seen {
  path: string
  /** By how many pixels each table is wider than its place. */
  pushed: number[]
  sheets: number
}

/** Every article on a phone, then on paper. Each is loaded once. */
const seen = once(async (): Promise<Seen[]> => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 800 }, reducedMotion: 'reduce' })
  const { page } = visitor
  const found: Seen[] = []
  for (const path of articles) {
    await page.goto(server.url + path)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const pushed = await page.locator('.table-scroll').evaluateAll((tables) => tables.map((table) => table.scrollWidth - table.clientWidth))
    found.push({ path, pushed, sheets: await sheets(page) })
  }
  return found
})

test('every article fits five sheets', async () => {
  expect((await seen()).filter((one) => !(one.sheets >= 1 && one.sheets <= 5))).toEqual([])
})

test('on a phone no table of an article is pushed sideways', async () => {
  expect((await seen()).filter(({ pushed }) => pushed.some((px) => px > 0))).toEqual([])
  expect((await seen()).flatMap(({ pushed }) => pushed).length).toBeGreaterThan(5)
})

test('an article prints without frame, chat and calls, its sources open and with their addresses, its headings with what follows', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/testament`)
  expect(await printed(page, `${FRAME}, .article-chat, .related, .article-contents`)).toEqual([])
  const sources = '.fact-check ul a'
  expect((await printed(page, sources)).length).toBeGreaterThan(5)
  expect(new Set(await spelledOut(page, `${sources}, .price-card dd a`))).toEqual(new Set([true]))
  const headings = page.locator('.article-text :is(h2, h3)')
  const breaks = await onPaper(page, () => headings.evaluateAll((each) => each.map((heading) => getComputedStyle(heading).breakAfter)))
  expect(new Set(breaks)).toEqual(new Set(['avoid']))
  expect(await onPaper(page, () => page.locator('.footer-print').innerText())).toMatch(/^Elke Notaris · https?:\/\/.+\/testament$/)
})

test('an outcome prints on three sheets with what was filled in, without form and chat', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/kosten-koper-berekenen?prijs=400000&gebruik=zelf-wonen&kopers=1&leeftijd=40&jaar=2026&hypotheek=ja`)
  expect(await sheets(page)).toBeLessThanOrEqual(3)
  expect(await printed(page, `${FRAME}, .calc-chat, .calc-form input[type=radio], .calc-option:not(:has(:checked))`)).toEqual([])
  expect(await printed(page, '.calc-option')).toHaveLength(4)
  expect(new Set(await spelledOut(page, '.calc-figures a'))).toEqual(new Set([true]))
})

test('offices side by side print on two sheets', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  const ids = await page.locator('[name=n]').evaluateAll((boxes: HTMLInputElement[]) => [...new Set(boxes.map((box) => box.value))].slice(0, 3))
  await page.goto(`${server.url}/notaries/vergelijken?${ids.map((id) => `n=${id}`).join('&')}`)
  expect(await sheets(page)).toBeLessThanOrEqual(2)
  expect(await printed(page, `${FRAME}, .back-link`)).toEqual([])
})

test('a conversation prints alone, with its sources', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await page.goto(server.url)
  await chatIsAwake(page)
  await questionField(page).fill('Wat kost een testament?')
  await questionField(page).press('Enter')
  await answers(page).locator('.chat-sources a').first().waitFor()
  await page.locator('[data-running=false]').waitFor()
  expect(await sheets(page)).toBe(1)
  expect(await printed(page, `${FRAME}, .home-intro, .home-find, .home-news, .gable-row, .cards`)).toEqual([])
  expect(await printed(page, '.chat-question, .chat-answer p')).not.toEqual([])
  expect(new Set(await spelledOut(page, ".chat-sources a[href^='http']"))).toEqual(new Set([true]))
})
