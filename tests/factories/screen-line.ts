/** The line between a screen in happy-dom and the site in this process: its calls are answered there, and a test may listen or come between. */
import { vi } from 'vitest'
import { eventually } from './on-screen.ts'
import type { SiteInProcess } from './site-in-process.ts'

/** `call` is a method with a path, such as `PUT /api/admin/settings`. What it returns is the answer, and the site hears nothing. */
type CallListener = (call: string, init: RequestInit | undefined) => Promise<Response | undefined | void> | Response | undefined | void

export interface ScreenLine {
  /** Called before the site answers. */
  onCall: (listen: CallListener | undefined) => void
  /** Called with what the site answered, to read. */
  onAnswer: (listen: ((answer: Response, call: string) => void) | undefined) => void
  /** Calls that the site refused to who is signed in. */
  refused: string[]
  /** Resolves once no call is on its way, and what came last led to no other. */
  quiet: () => Promise<void>
}

/** Two looks at what a screen asks, with time for it to draw and ask between. */
const STILL_MS = 40

/** Until the globals of the test are put back. */
export function lineTo(site: Pick<SiteInProcess, 'ask'>): ScreenLine {
  const refused: string[] = []
  let ongoing = 0
  let calls = 0
  let listen: CallListener | undefined
  let read: Parameters<ScreenLine['onAnswer']>[0]
  const outside = globalThis.fetch
  // Calls of the screen go to the site; those of the site to others go out.
  vi.stubGlobal('fetch', async (asked: string | URL | Request, init?: RequestInit) => {
    const { origin, pathname, search: query } = new URL(asked instanceof Request ? asked.url : asked, location.origin)
    if (asked instanceof Request || origin !== location.origin) return outside(asked, init)
    const call = `${init?.method ?? 'GET'} ${pathname}`
    ongoing += 1
    calls += 1
    try {
      const answer = (await listen?.(call, init)) ?? (await site.ask(pathname + query, init))
      if (answer.status === 403) refused.push(call)
      read?.(answer.clone(), call)
      return answer
    } finally {
      ongoing -= 1
    }
  })
  return {
    refused,
    onCall: (listener) => {
      listen = listener
    },
    onAnswer: (listener) => {
      read = listener
    },
    quiet: () =>
      eventually(async () => {
        const sofar = calls
        await new Promise((resolve) => setTimeout(resolve, STILL_MS))
        if (ongoing > 0 || calls > sofar) throw new Error('the screen still asks')
      }),
  }
}
