/** A site of its own for the journeys of one file, with its owner signed in. It ends with the file, and then without a fault. */
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { sharedBrowser } from './chromium.ts'
import { ownerProfile, type Profile } from './owner.ts'
import { startServer, type RunningServer } from './server.ts'
import { visit, type Visit, type VisitOptions } from './visit.ts'

interface OwnerSite {
  server: RunningServer
  browser: Browser
  /** Of the signed-in owner. */
  profile: Profile
  /** The owner with a fresh browser. */
  visit: (options?: VisitOptions) => Promise<Visit>
}

/** `before`: what happened on the site before the owner signs in. */
export function ownerSite(env?: Parameters<typeof startServer>[0], before?: (server: RunningServer) => Promise<unknown>): OwnerSite {
  // There once the file begins.
  const site = { visit: (options?: VisitOptions) => visit(site.browser, site.server.url, { ...site.profile, ...options }) } as OwnerSite
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startServer(env), sharedBrowser()])
    Object.assign(site, { server, browser })
    await before?.(server)
    site.profile = await ownerProfile(server.url)
  })
  afterAll(async () => {
    const { code } = await site.server.stop()
    expect([code, site.server.errors()]).toEqual([0, []])
  })
  return site
}
