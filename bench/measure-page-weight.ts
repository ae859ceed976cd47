/** What a phone downloads for each public page, and how much JavaScript runs before anything is touched. Limits: 60 kB, 45 kB for an article, and no byte of script. */
import type { Browser, CDPSession } from 'playwright-core'
import { withBrowser } from './browser.ts'
import { listPublicPaths, withSite } from './site.ts'
import { atMost, exactly, shown, type Row } from './verdict.ts'

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
// Anything that starts on its own after the load has started by then.
const SETTLE_MS = 1_000

interface PageWeight {
  /** As they travel, compressed, with response headers. */
  bytes: number
  byType: string
  scriptBytes: number
}

/** Every public page; the home page alone brings its chat to life at once. */
export function measurePageWeight(): Promise<Row[]> {
  return withSite((site) =>
    withBrowser(async (browser) => {
      const paths = await listPublicPaths(site.origin)
      // The very first answer still carries the quick compression.
      for (const path of paths) await (await fetch(site.origin + path)).arrayBuffer()
      await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
      const weights: (PageWeight & { path: string })[] = []
      for (const path of paths) weights.push({ path, ...(await weigh(browser, site.origin + path)) })
      const still = weights.filter(({ path }) => path !== '/')
      const heaviest = still.reduce((most, page) => (page.bytes > most.bytes ? page : most))
      const home = weights.find(({ path }) => path === '/')
      const article = weights.find(({ path }) => path === '/testament')
      return [
        atMost('article, transfer in all', (article?.bytes ?? NaN) / 1000, 45, ' kB', article?.byType),
        atMost(`heaviest of ${still.length} pages, transfer in all`, heaviest.bytes / 1000, 60, ' kB', `${heaviest.path}: ${heaviest.byType}`),
        exactly(
          'all pages but home, bytes of JavaScript before a touch',
          still.reduce((sum, page) => sum + page.scriptBytes, 0),
          0,
        ),
        shown('home page, transfer in all', (home?.bytes ?? NaN) / 1000, ' kB', home?.byType),
        shown('home page, bytes of JavaScript before a touch', home?.scriptBytes ?? NaN),
      ]
    }),
  )
}

async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext(PHONE)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const transfers = await watchTransfers(session)
  const scripts = await watchScripts(session)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  await context.close()
  const types = Object.entries(transfers).toSorted(([, a], [, b]) => b - a)
  return {
    bytes: types.reduce((sum, [, bytes]) => sum + bytes, 0),
    byType: types.map(([type, bytes]) => `${type.toLowerCase()} ${(bytes / 1000).toFixed(1)}`).join(', '),
    scriptBytes: scripts.bytes,
  }
}

async function watchTransfers(session: CDPSession): Promise<Record<string, number>> {
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  return bytes
}

/** Counts every script that the page's own world compiles, which includes all that runs. */
async function watchScripts(session: CDPSession): Promise<{ bytes: number }> {
  const scripts = { bytes: 0 }
  session.on('Debugger.scriptParsed', ({ executionContextAuxData, length = 0 }) => {
    const isOfPage = (executionContextAuxData as { isDefault?: boolean } | undefined)?.isDefault === true
    if (isOfPage) scripts.bytes += length
  })
  await session.send('Debugger.enable')
  return scripts
}
