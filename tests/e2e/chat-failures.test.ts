/** A question that fails says by name what is wrong, and an answer that was finished meanwhile comes by itself once there is a connection again. */
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { says } from '../factories/scripted-provider.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { storedMessages } from './setup/stored.ts'
import { answers, chatIsAwake, openChat, questionField, visit } from './setup/visit.ts'
import { FIRST_HALF, startWrittenSite, type WrittenSite } from './setup/written-site.ts'

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
const FAILED = 'Er is een fout opgetreden bij het verwerken van uw bericht.'
const questions = (page: Page) => page.locator('.chat-question')
const alert = (page: Page) => page.locator('.chat-error p')
const sessionOf = (page: Page): Promise<string> => page.evaluate(() => (history.state as { chat: { id: string } }).chat.id)

async function open(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/testament`)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
}

async function ask(page: Page): Promise<void> {
  await questionField(page).fill(QUESTION)
  await questionField(page).press('Enter')
}

test('offline, a fault of the server and a server out of reach are told apart below the same title, and the question stays', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /ERR_|status of 500/ })
  const { page, context } = visitor
  await open(page)
  await page.route('**/api/chat', (route) => route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{}' }))
  await ask(page)
  await alert(page).waitFor()
  expect(await alert(page).innerText()).toBe(
    `Error ${FAILED}\nDe storing ligt bij ons. Uw vraag blijft staan. Probeer het over een paar minuten opnieuw, of bel ons.`,
  )
  await page.unroute('**/api/chat')
  await page.route('**/api/chat', (route) => route.abort())
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await alert(page).getByText('Wij kunnen onze server niet bereiken. Kijk of uw internet werkt en probeer het opnieuw.').waitFor()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await alert(page).getByText('Uw apparaat heeft geen internet. Zodra het er weer is, halen wij uw antwoord vanzelf op.').waitFor()
  expect([await alert(page).innerText(), await questions(page).count()]).toEqual([expect.stringMatching(/^Error Er is een fout/), 1])
  site.provider.follow(says(FIRST_HALF))
  await page.unroute('**/api/chat')
  await context.setOffline(false)
  await answers(page).getByText(FIRST_HALF.trim()).waitFor()
  expect([await questions(page).count(), await alert(page).count()]).toEqual([1, 0])
})

test('an answer that was finished while the device was offline comes by itself, from one question that is stored once', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /ERR_/ })
  const { page, context } = visitor
  site.provider.follow(says(FIRST_HALF))
  await open(page)
  // The server gets the question and finishes; the device goes offline before a word has come.
  await page.route('**/api/chat', async (route) => {
    await route.fetch()
    await context.setOffline(true)
    await route.abort('internetdisconnected').catch(() => {})
  })
  await ask(page)
  await alert(page).getByText('Uw apparaat heeft geen internet.').waitFor()
  const sessionId = await sessionOf(page)
  await eventually(() => expect(storedMessages(site.server.dataDir, sessionId)).toHaveLength(2))
  const asked = site.provider.calls.length
  await page.unroute('**/api/chat')
  // A network that has just come back carries nothing for a moment.
  let carriesNothing = 2
  await page.route('**/api/chat', (route) => (carriesNothing-- > 0 ? route.abort('internetdisconnected') : route.continue()))
  await context.setOffline(false)
  await answers(page).getByText(FIRST_HALF.trim()).waitFor()
  expect([await questions(page).count(), await answers(page).count(), await alert(page).count()]).toEqual([1, 1, 0])
  expect([storedMessages(site.server.dataDir, sessionId).length, site.provider.calls.length]).toEqual([2, asked])
})

test('too many questions are told as such below the title, in the words of the server, and the question is back in the field', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /status of 429/ })
  const { page } = visitor
  await open(page)
  const title = 'U hebt veel vragen kort na elkaar gesteld. Wacht even en stel uw vraag dan opnieuw, of neem contact met ons op.'
  await page.route('**/api/chat', (route) => route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify({ title }) }))
  await ask(page)
  await alert(page).waitFor()
  expect([await alert(page).innerText(), await questionField(page).inputValue()]).toEqual([`Error ${title}`, QUESTION])
})

test('how long to wait is told, and trying again is offered when that has passed', async () => {
  await using visitor = await visit(browser, site.server.url, { expectedErrors: /status of 429/ })
  const { page } = visitor
  await open(page)
  let seconds = '282'
  await page.route('**/api/chat', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': seconds },
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'too_many_questions', title: 'Wacht even.' }),
    }),
  )
  await ask(page)
  await alert(page).getByText('Over 5 minuten kunt u verder.').waitFor()
  const again = page.getByRole('button', { name: 'Opnieuw proberen' })
  expect(await again.count()).toBe(0)
  seconds = '1'
  await ask(page)
  await alert(page).getByText('Over 1 minuut kunt u verder.').waitFor()
  await again.waitFor()
})

test.each([
  [360, 640],
  [1280, 720],
])('below a long answer what went wrong is seen by who asked, with the question back in a field in sight, at %d by %d', async (width, height) => {
  await using visitor = await visit(browser, site.server.url, { viewport: { width, height }, expectedErrors: /status of 429/ })
  const { page } = visitor
  await open(page)
  site.provider.follow(says(Array.from({ length: 12 }, () => FIRST_HALF.trim()).join('\n\n')))
  await ask(page)
  await answers(page).getByText(FIRST_HALF.trim()).last().waitFor()
  await page.getByRole('button', { name: 'Ja', exact: true }).last().waitFor()
  const problem = { code: 'too_many_questions', title: 'Wacht even.' }
  await page.route('**/api/chat', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, contentType: 'application/problem+json', body: JSON.stringify(problem) }),
  )
  await ask(page)
  await alert(page).waitFor()
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
