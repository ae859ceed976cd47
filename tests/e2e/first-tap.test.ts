/** The first press on a contact button is enough on any network, by finger and by mouse: the dialog or the page, never both and never nothing. */
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedBrowser } from './setup/chromium.ts'
import { UTRECHT, contactButton, dialog, openVisit } from './setup/notaries.ts'
import { startServer, type RunningServer } from './setup/server.ts'
import { quiet } from './setup/visit.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startServer({ TRUST_PROXY: '1' }), sharedBrowser()])
})

afterAll(async () => {
  const { code } = await server.stop()
  expect([code, server.errors()]).toEqual([0, []])
})

/** As the browser's own tools name them: the wait for each request, and the bits that come in a second. */
const networks = { '4G': [60, 9_000_000], 'slow 4G': [562, 1_440_000], '3G': [2_000, 400_000] } as const

async function throttle(page: Page, [latency, bits]: (typeof networks)[keyof typeof networks]): Promise<void> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency, downloadThroughput: bits / 8, uploadThroughput: bits / 8 })
}

type Pointer = 'touch' | 'mouse'
const lookOf = (pointer: Pointer) => (pointer === 'touch' ? { viewport: { width: 360, height: 740 }, hasTouch: true } : {})
const press = (button: Locator, pointer: Pointer): Promise<void> =>
  pointer === 'touch' ? button.tap({ noWaitAfter: true }) : button.click({ noWaitAfter: true })

const ways = (['4G', 'slow 4G', '3G'] as const).flatMap((network) => (['touch', 'mouse'] as const).map((pointer) => ({ network, pointer })))

test.each(ways)('on $network the first press by $pointer opens the dialog, and the page stays', async ({ network, pointer }) => {
  await using visitor = await openVisit(browser, server, { ...lookOf(pointer), leavesTraces: true })
  const { page, scripts } = visitor
  await page.goto(`${server.url}/notaries`)
  await quiet(visitor)
  expect(scripts).toEqual([])
  await throttle(page, networks[network])
  const sent: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && sent.push(request.url()))
  await press(contactButton(page, UTRECHT), pointer)
  await Promise.race([dialog(page).waitFor(), page.waitForURL('**/notaries/contact*')])
  expect([new URL(page.url()).pathname, sent]).toEqual(['/notaries', []])
  expect(await dialog(page).getByRole('heading').innerText()).toContain(UTRECHT)
  // One file is one wait for the network; each import of an import would be another.
  expect(scripts).toHaveLength(1)
})

test.each(['touch', 'mouse'] as const)('a dialog that comes when the press by %s has gone on to the page does not open as well', async (pointer) => {
  await using visitor = await openVisit(browser, server, { ...lookOf(pointer), leavesTraces: true, expectedErrors: /ERR_|Failed to fetch/ })
  const { page } = visitor
  await page.goto(`${server.url}/notaries`)
  const script = await page.locator('notary-contact').getAttribute('data-src')
  const moved = Promise.withResolvers<void>()
  const looked = Promise.withResolvers<void>()
  await page.route(`**${script}`, async (route) => {
    await moved.promise
    await route.continue()
  })
  await page.route('**/notaries/contact', async (route) => {
    moved.resolve()
    await looked.promise
    await route.continue()
  })
  // Once the dialogs have come the page is let through.
  const came = page.waitForEvent('requestfinished', (request) => request.url().endsWith(script ?? ''))
  const opened: boolean[] = []
  await page.exposeFunction('dialogOpened', () => opened.push(true))
  await page.evaluate(() => {
    for (const one of document.querySelectorAll('dialog'))
      one.addEventListener('toggle', () => (globalThis as unknown as { dialogOpened(): void }).dialogOpened())
  })
  await press(contactButton(page, UTRECHT), pointer)
  await moved.promise
  await came
  looked.resolve()
  await page.waitForURL('**/notaries/contact?*')
  expect(opened).toEqual([])
})
