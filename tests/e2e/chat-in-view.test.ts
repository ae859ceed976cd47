/** What was asked last is in sight below the header of the site: when it is asked, and when the page is loaded anew. */
import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { eventually } from './setup/eventually.ts'
import { sharedServer } from './setup/shared.ts'
import { chatIsAwake, openChat, questionField, visit } from './setup/visit.ts'

let browser: Browser

beforeAll(async () => {
  browser = await sharedBrowser()
})

/** Whether the first line of the last question lies within the window, with nothing over it. */
const isInSight = (page: Page) =>
  page.evaluate(() => {
    const question = [...document.querySelectorAll('.chat-question')].at(-1)
    const { right = 0, top = 0 } = question?.getBoundingClientRect() ?? {}
    return question !== undefined && document.elementFromPoint(right - 12, top + 4)?.closest('.chat-question') === question
  })

test.each([
  ['/', 360, 640],
  ['/', 1280, 720],
  ['/testament', 360, 640],
  ['/testament', 1280, 720],
])('on %s the last question is in sight at %i x %i, and still so after a reload', async (path, width, height) => {
  const { url } = sharedServer()
  await using visitor = await visit(browser, url, { viewport: { width, height } })
  const { page } = visitor
  await page.goto(url + path)
  await openChat(page)
  await questionField(page).click()
  await chatIsAwake(page)
  const inSight = () => eventually(async () => expect(await isInSight(page)).toBe(true))
  for (const [at, question] of ['Wat kost een testament?', 'Hoe lang duurt de afwikkeling van een erfenis?'].entries()) {
    await questionField(page).fill(question)
    await questionField(page).press('Enter')
    await page.locator('.chat-answer[aria-busy=false]:not(.chat-greeting)').nth(at).waitFor()
    await inSight()
  }
  await page.reload()
  await page.locator('.chat-question').nth(1).waitFor()
  await inSight()
})
