/** A visitor without anything of an earlier visit. Errors in the console, and requests to other sites, fail the journey when the visit ends. */
import { text } from 'node:stream/consumers'
import type { Browser, BrowserContext, BrowserContextOptions, Download, Locator, Page, Request } from 'playwright-core'
import { eventually } from './eventually.ts'
import { lastSeen } from './last-seen.ts'
import { comeOnce, rest, wake } from './resting.ts'

export interface VisitOptions extends BrowserContextOptions {
  /** Console errors that belong to the journey, such as the status of the page for an unknown address. */
  expectedErrors?: RegExp
  /** Other sites are answered by the test with a page `Bestemming`. It costs a visit its cache, so only for those that go there; else they cannot be reached. */
  reachesOthers?: boolean
  /** Does to its browser what cannot be taken back, so that nobody comes after it. */
  leavesTraces?: boolean
}

export interface Visit extends AsyncDisposable {
  page: Page
  context: BrowserContext
  /** Addresses of other sites that the browser asked for; the network never answers them. */
  foreign: string[]
  scripts: string[]
  /** Requests that are not answered yet, and how many there have been. */
  requests: { ongoing: ReadonlySet<Request>; count: number }
}

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { expectedErrors, reachesOthers, leavesTraces, ...asked } = options
  const visitor = await (leavesTraces ? comeOnce : wake)(browser, url, asked)
  const { context, page } = visitor
  const faults: string[] = []
  const foreign: string[] = []
  const scripts: string[] = []
  const report = (text: string) => expectedErrors?.test(text) || faults.push(text)
  page.on('console', (message) => message.type() === 'error' && report(`${message.text()} (${message.location().url})`))
  page.on('pageerror', (error) => report(String(error)))
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  const ongoing = new Set<Request>()
  const requests = { ongoing, count: 0 }
  page.on('request', (request) => {
    ongoing.add(request)
    requests.count += 1
  })
  const answered = (request: Request) => void ongoing.delete(request)
  page.on('requestfinished', answered).on('requestfailed', answered)
  const { look } = lastSeen(page, ongoing)
  const isForeign = ({ origin, protocol }: URL) => protocol.startsWith('http') && origin !== url
  context.on('request', (request) => isForeign(new URL(request.url())) && foreign.push(request.url()))
  if (reachesOthers) {
    const destination = { contentType: 'text/html', body: '<title>Bestemming</title><h1>Bestemming</h1>' }
    await context.route(isForeign, (route) => route.fulfill(destination))
  }
  return {
    page,
    context,
    foreign,
    scripts,
    requests,
    async [Symbol.asyncDispose]() {
      await look()
      await rest(visitor)
      if (faults.length > 0) throw new Error(`the browser reported errors:\n${faults.join('\n')}`)
    },
  }
}

/** Resolves once nothing loads: no request is on its way, and what came last led to no other within the frames in which it is drawn. */
export async function quiet({ page, requests }: Visit): Promise<void> {
  await eventually(async () => {
    const before = requests.count
    await page.evaluate(async () => {
      for (let frames = 0; frames < 3; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
      await document.fonts.ready
    })
    if (requests.ongoing.size > 0 || requests.count > before) throw new Error('the page still loads')
  })
}

/** What a page has put on the visitor's device. */
export async function storedOnDevice({ page, context }: Visit): Promise<unknown[]> {
  const kept = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map((database) => database.name),
    ...(await caches.keys()),
  ])
  return [...(await context.cookies()), ...kept]
}

/** What a visitor saved, read over the line to the browser. */
export const downloadedText = async (download: Download): Promise<string> => text(await download.createReadStream())

/** On an article the chat stands behind one line; elsewhere it is open. */
export async function openChat(page: Page): Promise<void> {
  const line = page.locator('.article-chat:not([open]) > summary')
  if ((await line.count()) > 0) await line.click()
}

export const questionField = (page: Page): Locator => page.getByRole('textbox', { name: 'Stel uw vraag' })
export const answers = (page: Page): Locator => page.locator('[data-ai-generated]')

/** Resolves once the chat answers to keys, which React shows by its property on the element. */
export async function chatIsAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('textarea[name=message]') ?? {}).some((key) => key.startsWith('__reactProps')))
}
