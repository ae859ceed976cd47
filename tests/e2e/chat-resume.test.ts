/** An answer outlives a reload and going elsewhere, and what went wrong is in sight. A lost connection, a stop, a second try and each fault: `tests/screens`. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '../factories/scripted-provider.ts'
import { FIRST_HALF, SECOND_HALF, writesHalves } from '../factories/written-halves.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { storedMessages } from './setup/stored.ts'
import { answers, chatIsAwake, openChat, questionField, storedOnDevice, visit } from './setup/visit.ts'
import { startWrittenSite, type WrittenSite } from './setup/written-site.ts'

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

test.each([
  [360, 640],
  [1280, 720],
])('below a long answer what went wrong is seen by who asked, with the question back in a field in sight, at %d by %d', async (width, height) => {
  await using visitor = await visit(browser, site.server.url, { viewport: { width, height }, expectedErrors: /status of 429/ })
  const { page } = visitor
  await open(page, `${site.server.url}/testament`)
  site.provider.follow(says(Array.from({ length: 12 }, () => FIRST_HALF.trim()).join('\n\n')))
  await ask(page)
  await answers(page).getByText(FIRST_HALF.trim()).last().waitFor()
  await page.getByRole('button', { name: 'Ja', exact: true }).last().waitFor()
  const problem = { code: 'too_many_questions', title: 'Wacht even.' }
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await ask(page)
  await page.locator('.chat-error p').waitFor()
  const inSight = () =>
    page.evaluate(() =>
      ['.chat-error', '.chat-form textarea'].map((selector) => {
        const { top, bottom } = document.querySelector(selector)!.getBoundingClientRect()
        return top >= 0 && bottom <= innerHeight && document.elementFromPoint(innerWidth / 2, (top + bottom) / 2)?.closest(`${selector}, .chat-form`) !== null
      }),
    )
  await eventually(async () => expect(await inSight()).toEqual([true, true]))
  expect(await questionField(page).inputValue()).toBe(QUESTION)
})
