/** Visitors that rest between journeys: a renderer that is warm shows a page for a third of what a new one costs. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

/** A file of the site that runs nothing and counts nowhere, where a visitor rests. */
const REST = '/favicon.svg'
/** Each holds a renderer. One of a server that has ended is at home again on the next that takes its address. */
const MOST = 4
/** On a machine that does much else besides. */
const PATIENCE_MS = 60_000
const WINDOW = { width: 1280, height: 900 }
const EVENTS = ['console', 'pageerror', 'request', 'response', 'requestfailed', 'requestfinished', 'dialog', 'download', 'popup', 'framenavigated'] as const

interface Visitor {
  /** Empty for one that comes once. */
  key: string
  url: string
  browser: Browser
  context: BrowserContext
  page: Page
}

const resting: Visitor[] = []

async function arrive(visitor: Pick<Visitor, 'browser' | 'url' | 'key'>, options: BrowserContextOptions): Promise<Visitor> {
  const context = await visitor.browser.newContext({ viewport: WINDOW, ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  return { ...visitor, context, page: await context.newPage() }
}

const refuse = () => Promise.reject(new Error('this cannot be taken back after the visit: say `leavesTraces`'))

function forbidTraces({ context, page }: Visitor): void {
  page.addInitScript = refuse
  context.newCDPSession = refuse
}

/** What is set for each visit anew. A second page that the journey opens has the plain look. */
async function setLook(
  { page, context }: Visitor,
  { viewport, colorScheme, reducedMotion, extraHTTPHeaders, permissions }: BrowserContextOptions,
): Promise<void> {
  await page.setViewportSize(viewport ?? WINDOW)
  await page.emulateMedia({ media: null, colorScheme: colorScheme ?? 'light', reducedMotion: reducedMotion ?? 'no-preference' })
  await context.setExtraHTTPHeaders(extraHTTPHeaders ?? {})
  if (permissions) await context.grantPermissions(permissions)
}

async function bring({ page, context }: Visitor, stored: BrowserContextOptions['storageState']): Promise<void> {
  if (typeof stored !== 'object') return
  await context.addCookies(stored.cookies)
  const kept = stored.origins.flatMap(({ localStorage }) => localStorage)
  await page.evaluate((pairs) => pairs.forEach(({ name, value }) => localStorage.setItem(name, value)), kept)
}

/** One that rests, or a new one. */
export async function wake(browser: Browser, url: string, options: BrowserContextOptions): Promise<Visitor> {
  const { viewport: _1, colorScheme: _2, reducedMotion: _3, extraHTTPHeaders: _4, storageState, ...kind } = options
  const key = JSON.stringify([url, Object.entries(kind).toSorted(([a], [b]) => a.localeCompare(b))])
  const at = resting.findIndex((one) => one.key === key && one.browser === browser)
  const [rested] = at < 0 ? [] : resting.splice(at, 1)
  const visitor = rested ?? (await arrive({ browser, url, key }, { ...kind, ...(storageState && { storageState }) }))
  if (rested) await bring(rested, storageState)
  else forbidTraces(visitor)
  await setLook(visitor, options)
  return visitor
}

/** Nobody comes after this one. */
export const comeOnce = (browser: Browser, url: string, options: BrowserContextOptions): Promise<Visitor> => arrive({ browser, url, key: '' }, options)

async function forget({ context, page, url }: Visitor): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  // What the page still had to say is heard before nobody listens.
  await page.evaluate(() => undefined)
  for (const event of EVENTS) page.removeAllListeners(event)
  for (const event of ['request', 'response', 'page', 'dialog'] as const) context.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  // The mouse would hover over the next page.
  await page.mouse.move(-1, -1)
  await page.goto(url + REST)
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
  })
  await context.setOffline(false)
  await context.clearCookies()
  await context.clearPermissions()
}

/** Nothing of the visit is left but files in the cache. */
export async function rest(visitor: Visitor): Promise<void> {
  const forgot =
    visitor.key !== '' &&
    (await forget(visitor).then(
      () => true,
      () => false,
    ))
  if (!forgot) return visitor.context.close()
  resting.push(visitor)
  if (resting.length > MOST) await resting.shift()?.context.close()
}
