/** The owner's area as a browser shows it, in happy-dom, with the whole site behind it in this process. For files that begin with `@vitest-environment screen`. */
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { forgetDrafts } from '../../src/owner-kit/unsaved.ts'
import type { Role } from '../../src/platform/role.ts'
import { openSiteInProcess, type SiteInProcess } from './site-in-process.ts'

/** Ends what hangs; how soon something shows is no matter here. */
const WITHIN_MS = 60_000

export interface OwnerScreen extends AsyncDisposable {
  site: SiteInProcess
  /** Opens a place, such as `?tab=koppelingen`, as a page that is loaded anew. */
  goTo(search: string): Promise<void>
  /** `pathname` of each call with its method, such as `PUT /api/admin/settings`; called before the site answers. */
  onCall(listen: ((call: string) => Promise<void> | void) | undefined): void
  /** Calls that the site refused to who is signed in. */
  refused: string[]
  /** Resolves once no call is on its way, and what came last led to no other. */
  quiet(): Promise<void>
}

/** Waits until it is there, as long as a busy machine needs. */
export const eventually = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: WITHIN_MS, interval: 30 })

interface Options {
  /** Of who is signed in. */
  role?: Role
  /** What happened on the site before. */
  before?: (site: SiteInProcess) => Promise<unknown>
  /** Of the environment of the site. */
  variables?: Record<string, string>
}

/** Two looks at what a screen asks, with time for it to draw and ask between. */
const STILL_MS = 40

export async function openOwnerScreen(search: string, { role = 'owner', before, variables }: Options = {}): Promise<OwnerScreen> {
  const site = await openSiteInProcess(variables)
  await before?.(site)
  await site.signIn(role)
  const refused: string[] = []
  let ongoing = 0
  let calls = 0
  let listen: Parameters<OwnerScreen['onCall']>[0]
  let root: Root | undefined
  const outside = globalThis.fetch
  // Calls of the screen go to the site; those of the site to others go out.
  vi.stubGlobal('fetch', async (asked: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, search: query } = new URL(asked instanceof Request ? asked.url : asked, location.origin)
    if (asked instanceof Request || origin !== location.origin) return outside(asked, init)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    ongoing += 1
    calls += 1
    try {
      await listen?.(call)
      const answer = await site.ask(pathname + query, init)
      if (answer.status === 403) refused.push(call)
      return answer
    } finally {
      ongoing -= 1
    }
  })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const { AdminApp } = await import('../../src/owner/admin-app.tsx')
  const leave = () => {
    root?.unmount()
    forgetDrafts()
    document.body.innerHTML = '<div id="admin"></div>'
  }
  const goTo = async (place: string) => {
    leave()
    history.replaceState(null, '', `/settings${place}`)
    // As the browser tells the program of another address.
    window.dispatchEvent(new Event('popstate'))
    root = createRoot(document.querySelector('#admin')!)
    root.render(<AdminApp />)
    await eventually(() => expect(document.querySelector('[role=tabpanel] :is(h2, h3)')).not.toBeNull())
  }
  await goTo(search)
  return {
    site,
    goTo,
    refused,
    quiet: () =>
      eventually(async () => {
        const sofar = calls
        await new Promise((resolve) => setTimeout(resolve, STILL_MS))
        if (ongoing > 0 || calls > sofar) throw new Error('the screen still asks')
      }),
    onCall: (listener) => {
      listen = listener
    },
    async [Symbol.asyncDispose]() {
      leave()
      localStorage.clear()
      sessionStorage.clear()
      vi.unstubAllGlobals()
      await site[Symbol.asyncDispose]()
      expect(site.faults).toEqual([])
    },
  }
}
