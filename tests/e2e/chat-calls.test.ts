/** The calls of a conversation are seen: on the page and not in a box, before the questions that follow, and counted when they were in view. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { violations } from './setup/axe.ts'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { sharedServer, type SharedServer } from './setup/shared.ts'
import { storedRows } from './setup/stored.ts'
import { answers, chatIsAwake, openChat, questionField, visit } from './setup/visit.ts'

const QUESTIONS = ['Wat kost een testament?', 'Moet ik naar de notaris voor een testament?', 'Waar wordt mijn testament bewaard?'] as const
const VIEWPORTS = [
  [360, 640],
  [390, 740],
  [1280, 720],
  [1440, 900],
] as const
/** The least of an answer that is in view beside its question and a call, in pixels. */
const READABLE = 250

let server: SharedServer
let browser: Browser

beforeAll(async () => {
  server = sharedServer()
  browser = await sharedBrowser()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
}

async function ask(page: Page, question: string): Promise<void> {
  const before = await answers(page).count()
  await questionField(page).fill(question)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await answers(page).nth(before).locator('.chat-feedback').waitFor()
}

/** Of the last of each: its rows of pixels that nothing lies over, in its middle, how many it has, and where it begins. */
const measure = async (page: Page) => {
  const [question, answer, call, button] = await page.evaluate(() =>
    ['.chat-question', '.chat-answer', '.chat-cta', '.chat-cta .button'].map((selector) => {
      const element = [...document.querySelectorAll(selector)].at(-1)
      const { top = 0, bottom = 0, left = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {}
      let shown = 0
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y++) {
        if (element?.contains(document.elementFromPoint(left + width / 2, y))) shown++
      }
      return { shown, height: Math.floor(height), top: Math.round(top) }
    }),
  )
  const around = await page.evaluate(() => ({
    header: Math.round(document.querySelector('.site-header')!.getBoundingClientRect().bottom),
    scrollers: [...document.querySelectorAll('.chat, .chat :not(textarea)')]
      .filter((element) => element.scrollHeight > element.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(element).overflowY))
      .map(({ className }) => className),
    wide: document.documentElement.scrollWidth > innerWidth,
  }))
  return { question: question!, answer: answer!, call: call!, button: button!, ...around }
}

const offerShown = (sessionId: string) => storedRows(server.dataDir, 'select affiliate_cta_shown from elk_chat_sessions where session_id = ?', sessionId)
const sessionOf = (page: Page): Promise<string> => page.evaluate(() => (history.state as { chat: { id: string } }).chat.id)

test.each(['/', '/testament'].flatMap((path) => VIEWPORTS.map(([width, height]) => [path, width, height] as const)))(
  'on %s at %i x %i each question stands under the header with its answer below it, and the call that comes with it is seen whole',
  async (path, width, height) => {
    const isPhone = width < 720
    await using visitor = await visit(browser, server.url, { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
    const { page } = visitor
    await open(page, path)
    for (const [at, question] of QUESTIONS.entries()) {
      await ask(page, question)
      await eventually(async () => {
        const seen = await measure(page)
        expect(Math.abs(seen.question.top - seen.header - 12)).toBeLessThanOrEqual(1)
        expect(seen.question.shown).toBeGreaterThanOrEqual(seen.question.height - 1)
        expect(seen.answer.top).toBeGreaterThan(seen.question.top)
        expect(seen.answer.shown).toBeGreaterThanOrEqual(Math.min(READABLE, seen.answer.height - 1))
        expect([seen.scrollers, seen.wide]).toEqual([[], false])
        if (at === 0) return expect(seen.call.height).toBe(0)
        expect(seen.call.shown).toBeGreaterThanOrEqual(seen.call.height - 1)
        expect(seen.button.shown).toBeGreaterThanOrEqual(seen.button.height - 1)
      })
    }
    const order = await page.locator('.chat-cta, .chat-suggestions').evaluateAll((elements) => elements.map(({ className }) => className.split(' ')[0]))
    expect(order).toEqual(['chat-cta', 'chat-cta', 'chat-suggestions'])
    await eventually(async () => expect(offerShown(await sessionOf(page))).toEqual([{ affiliate_cta_shown: 1 }]))
    expect(await violations(page)).toEqual([])
  },
)

/** Whether the field, or its middle at least, is seen. */
const isFieldSeen = (page: Page): Promise<boolean> =>
  questionField(page).evaluate((field) => {
    const { left, top, bottom, width, height } = field.getBoundingClientRect()
    return bottom <= innerHeight && document.elementFromPoint(left + width / 2, top + height / 2) === field
  })

test.each([
  [1280, 720, [true, false, false]],
  [1440, 900, [true, true, true]],
] as const)('on a desk of %i x %i the field stays in sight where there is room beside a call, and who types has it there', async (width, height, seen) => {
  await using visitor = await visit(browser, server.url, { viewport: { width, height } })
  const { page } = visitor
  await open(page, '/testament')
  for (const [at, question] of QUESTIONS.entries()) {
    await ask(page, question)
    await eventually(async () => expect(await isFieldSeen(page)).toBe(seen[at]))
  }
  await page.keyboard.type('En')
  await eventually(async () => expect([await questionField(page).inputValue(), await isFieldSeen(page)]).toEqual(['En', true]))
})

test.each([
  [1280, 720, 'Nog een vraag?'],
  [360, 640, 'Nog een vraag?'],
] as const)('at %i x %i a call that stands in the place of the field has the way to it', async (width, height, name) => {
  const isPhone = width < 720
  await using visitor = await visit(browser, server.url, { viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })
  const { page } = visitor
  await open(page, '/testament')
  for (const question of QUESTIONS.slice(0, 2)) await ask(page, question)
  await eventually(async () => expect(await isFieldSeen(page)).toBe(false))
  await page.getByRole('button', { name }).click()
  await eventually(async () =>
    expect([await isFieldSeen(page), await questionField(page).evaluate((field) => field === document.activeElement)]).toEqual([true, true]),
  )
})

test.each(VIEWPORTS.slice(2))(
  'on a desk of %i x %i the offer covers neither the sources of an answer that fits above it nor the question after them',
  async (width, height) => {
    await using visitor = await visit(browser, server.url, { viewport: { width, height } })
    const { page } = visitor
    await open(page, '/testament')
    for (const question of QUESTIONS) await ask(page, question)
    await eventually(async () => {
      const { answer, call } = await measure(page)
      expect(answer.shown).toBeGreaterThanOrEqual(answer.height - 1)
      expect(call.top).toBeGreaterThanOrEqual(answer.top + answer.height)
    })
  },
)

test('an offer that lies out of view is not counted as shown; it counts once it was in view, and only once', async () => {
  // So low that no call stands at its foot.
  await using visitor = await visit(browser, server.url, { viewport: { width: 1280, height: 400 } })
  const { page } = visitor
  const told: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/chat/seen') && told.push(request.url()))
  await open(page, '/testament')
  for (const question of QUESTIONS) await ask(page, question)
  expect((await measure(page)).call.shown).toBe(0)
  // Longer than it takes to be seen.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  expect([told, offerShown(await sessionOf(page))]).toEqual([[], [{ affiliate_cta_shown: 0 }]])
  await page.locator('.chat-offer').scrollIntoViewIfNeeded()
  await eventually(async () => expect(offerShown(await sessionOf(page))).toEqual([{ affiliate_cta_shown: 1 }]))
  await page.evaluate(() => scrollTo(0, 0))
  await page.locator('.chat-offer').scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2_000)))
  expect(told).toHaveLength(1)
})

test.each(VIEWPORTS)('who asks for an office sees the first one with its price at once, at %i x %i', async (width, height) => {
  await using visitor = await visit(browser, server.url, { viewport: { width, height } })
  const { page } = visitor
  await open(page, '/')
  await ask(page, 'Ik zoek een notaris in Utrecht voor een testament')
  await eventually(async () => {
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('.referral-office a, .referral-price')].slice(0, 2).map((element) => {
        const { left, top, bottom, width: wide } = element.getBoundingClientRect()
        return [top + 2, bottom - 2].every((y) => y > 0 && y < innerHeight && element.closest('li')!.contains(document.elementFromPoint(left + wide / 2, y)))
      }),
    )
    expect(seen).toEqual([true, true])
  })
})

test('a link of the answer that is reached by keys is not hidden by the call at the foot of the window', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 640 } })
  const { page } = visitor
  await open(page, '/testament')
  for (const question of QUESTIONS) await ask(page, question)
  const links = answers(page).last().locator('a, button, summary')
  const count = await links.count()
  expect(count).toBeGreaterThan(2)
  await links.first().focus()
  for (let at = 0; at < count; at++) {
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement!
      const { left, top, width, height } = focused.getBoundingClientRect()
      return focused.closest('.chat-answer') && !focused.contains(document.elementFromPoint(left + width / 2, top + height / 2)) ? focused.outerHTML : ''
    })
    expect(hidden).toBe('')
    await page.keyboard.press('Tab')
  }
})

test('the finder holds the place and the deed that were said, as they are written', async () => {
  await using visitor = await visit(browser, server.url)
  const { page } = visitor
  await open(page, '/')
  await ask(page, 'Wij wonen in den haag en willen een samenlevingscontract')
  await ask(page, 'Wat kost een samenlevingscontract?')
  const finder = page.locator('.chat-find')
  expect(await finder.getByLabel('Uw plaats').inputValue()).toBe('Den Haag')
  expect(await finder.getByLabel('Waarvoor').inputValue()).toBe('samenlevingscontract')
  await finder.getByRole('button', { name: 'Zoek notaris' }).click()
  await page.waitForURL('**/results/den-haag_samenlevingscontract')
})

test('without JavaScript the calls stand before the questions that follow too, and a conversation about a place shows its offices', async () => {
  await using visitor = await visit(browser, server.url, { javaScriptEnabled: false, viewport: { width: 360, height: 640 } })
  const { page } = visitor
  await page.goto(server.url)
  for (const [at, question] of ['Ik zoek een notaris in Utrecht voor een testament', ...QUESTIONS.slice(1)].entries()) {
    await questionField(page).fill(question)
    await page.getByRole('button', { name: 'Versturen' }).click()
    await page.locator('.chat-question').nth(at).waitFor()
  }
  const head = await page.evaluate(() => ({
    below: document.querySelector('h1')!.getBoundingClientRect().top - document.querySelector('.trust-strip')!.getBoundingClientRect().bottom,
    lines: [...document.querySelectorAll('#chat-titel span')].map((part) =>
      Math.round(part.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(part).lineHeight)),
    ),
  }))
  expect(head.below).toBeGreaterThanOrEqual(16)
  expect(head.lines).toEqual([1, 1])
  expect(await page.locator('.chat-referral').count()).toBe(1)
  expect(await page.locator('.chat-find').getByLabel('Uw plaats').inputValue()).toBe('Utrecht')
  const order = await page.locator('.chat-cta, .chat-suggestions').evaluateAll((elements) => elements.map(({ className }) => className.split(' ')[0]))
  expect(order).toEqual(['chat-cta', 'chat-cta', 'chat-suggestions'])
})

test('at 360 x 640 the field of the home page is above the fold, and one strip stands between the header and the page', async () => {
  await using visitor = await visit(browser, server.url, { viewport: { width: 360, height: 640 } })
  const { page } = visitor
  await page.goto(server.url)
  const { bottom, between, before } = await page.evaluate(() => {
    const header = document.querySelector('.site-header')!
    const main = document.querySelector('main')!
    const strips = [...document.querySelectorAll('body aside')].filter(
      (strip) => (strip.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
    )
    return {
      bottom: document.querySelector('.chat-field')!.getBoundingClientRect().bottom,
      between: strips.filter((strip) => (header.compareDocumentPosition(strip) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).length,
      before: strips.filter((strip) => (strip.compareDocumentPosition(header) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0).length,
    }
  })
  expect(bottom).toBeLessThanOrEqual(640)
  expect([before, between]).toEqual([0, 1])
})
