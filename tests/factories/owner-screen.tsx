/** The owner's area as a browser shows it, in happy-dom, with the whole site behind it in this process. For files that begin with `@vitest-environment screen`. */
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { forgetDrafts } from '../../src/owner-kit/unsaved.ts'
import { openSiteInProcess, type SiteInProcess } from './site-in-process.ts'

/** Ends what hangs; how soon something shows is no matter here. */
const WITHIN_MS = 60_000

export interface OwnerScreen extends AsyncDisposable {
  site: SiteInProcess
  /** Opens a place, such as `?tab=koppelingen`, as a page that is loaded anew. */
  goTo(search: string): Promise<void>
  /** `pathname` of each call with its method, such as `PUT /api/admin/settings`; called before the site answers. */
  onCall(listen: ((call: string) => Promise<void> | void) | undefined): void
}

/** Waits until it is there, as long as a busy machine needs. */
export const eventually = <T,>(check: () => T | Promise<T>): Promise<T> => vi.waitFor(check, { timeout: WITHIN_MS, interval: 30 })

/** The owner is signed in. `variables`: of the environment of the site. */
export async function openOwnerScreen(search: string, variables: Record<string, string> = {}): Promise<OwnerScreen> {
  const site = await openSiteInProcess(variables)
  await site.signIn()
  let listen: Parameters<OwnerScreen['onCall']>[0]
  let root: Root | undefined
  const outside = globalThis.fetch
  // Calls of the screen go to the site; those of the site to others go out.
  vi.stubGlobal('fetch', async (asked: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, search: query } = new URL(asked instanceof Request ? asked.url : asked, location.origin)
    if (asked instanceof Request || origin !== location.origin) return outside(asked, init)
    await listen?.(`${init?.method ?? 'GET'} ${pathname}`)
    return site.ask(pathname + query, init)
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
