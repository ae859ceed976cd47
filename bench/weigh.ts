/** What a browser downloads for one address, and how much script runs there. */
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core'

export const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
// Anything that starts on its own after the load has started by then.
export const SETTLE_MS = 1_000

export interface PageWeight {
  /** As they travel, compressed, with response headers. */
  bytes: number
  byType: string
  scriptBytes: number
}

export async function weigh(browser: Browser, url: string, profile: BrowserContextOptions = PHONE): Promise<PageWeight> {
  const context = await browser.newContext(profile)
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
