/** The owner's area as a browser shows it, in happy-dom, with the whole site behind it in this process. For files that begin with `@vitest-environment screen`. */
import { createRoot, type Root } from 'react-dom/client'
import { expect, vi } from 'vitest'
import { clearToasts } from '../../src/owner-kit/toasts.tsx'
import { forgetDrafts } from '../../src/owner-kit/unsaved.ts'
import type { Role } from '../../src/platform/role.ts'
import { eventually } from './on-screen.ts'
import { lineTo, type ScreenLine } from './screen-line.ts'
import { openSiteInProcess, type SiteInProcess } from './site-in-process.ts'

export interface OwnerScreen extends AsyncDisposable, ScreenLine {
  site: SiteInProcess
  /** Opens a place, such as `?tab=koppelingen`, as a page that is loaded anew. */
  goTo: (search: string) => Promise<void>
  /** The same for who is not signed in: there is no tab to wait for. */
  arriveAt: (place: string) => void
  /** As the browser does it: the address of before, and the program hears of it. */
  goBack: (search: string) => void
}

interface Options {
  /** Of who is signed in. */
  role?: Role
  /** What happened on the site before. */
  before?: (site: SiteInProcess) => Promise<unknown>
  /** Of the environment of the site. */
  variables?: Record<string, string>
  /** What an earlier version of the site left in its database. */
  stored?: Parameters<typeof openSiteInProcess>[1]
}

const goBack = (place: string) => {
  history.replaceState(null, '', `/settings${place}`)
  window.dispatchEvent(new Event('popstate'))
}

export async function openOwnerScreen(search: string, { role = 'owner', before, variables, stored }: Options = {}): Promise<OwnerScreen> {
  const site = await openSiteInProcess(variables, stored)
  await before?.(site)
  await site.signIn(role)
  const line = lineTo(site)
  let root: Root | undefined
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  const { AdminApp } = await import('../../src/owner/admin-app.tsx')
  const leave = () => {
    root?.unmount()
    forgetDrafts()
    // They outlive the screen, and a sixth waits until one of five goes.
    clearToasts()
    document.body.innerHTML = '<div id="admin"></div>'
  }
  const arriveAt = (place: string) => {
    leave()
    goBack(place)
    root = createRoot(document.querySelector('#admin')!)
    root.render(<AdminApp />)
  }
  const goTo = async (place: string) => {
    arriveAt(place)
    await eventually(() => expect(document.querySelector('[role=tabpanel] :is(h2, h3)')).not.toBeNull())
  }
  await goTo(search)
  return {
    site,
    ...line,
    goTo,
    arriveAt,
    goBack,
    async [Symbol.asyncDispose]() {
      leave()
      // What was still on its way finds the site.
      await line.quiet()
      localStorage.clear()
      sessionStorage.clear()
      vi.unstubAllGlobals()
      await site[Symbol.asyncDispose]()
      expect(site.faults).toEqual([])
    },
  }
}
