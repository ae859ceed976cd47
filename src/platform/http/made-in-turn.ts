/** Pages that are made for one visitor, such as a search: in turn, and only as many as this process can bear. */
import type { Context as HonoContext, MiddlewareHandler } from 'hono'
import type { Admission } from '../admission.ts'
import { yieldToLoop } from '../yield-to-loop.ts'
import type { HttpEnv } from './types.ts'

interface Turns {
  /** Paths of pages that are made whatever comes: the owner must get in. */
  always: ReadonlySet<string>
  /** Answers those who cannot be served. */
  refuse: (c: HonoContext<HttpEnv>) => Promise<Response>
}

/** A page that is kept is always made: there are few, each is made once a minute, and they are what most come for. */
export function madeInTurn(admission: Admission, { always, refuse }: Turns): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { shelf, path } = c.get('page')
    if (shelf === 'pages' || always.has(path)) return next()
    if (admission.isFull()) return refuse(c)
    const leave = admission.enter()
    try {
      await yieldToLoop()
      // Whoever gave up while waiting is owed nothing.
      if (c.req.raw.signal.aborted) return c.body(null, 503)
      return await next()
    } finally {
      leave()
    }
  }
}
