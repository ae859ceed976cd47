/** Gives each request an id and leaves one line in the log when it is answered. */
import type { MiddlewareHandler } from 'hono'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Measure } from '../metrics.ts'
import { loggedPath, measuredRoute } from './logged-path.ts'
import type { HttpEnv } from './types.ts'

/** The path is logged without its query and ids; addresses and user agents are not logged. */
export function requestLog(log: Pick<Log, 'request'>, measure?: Measure): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const started = performance.now()
    const id = newId()
    c.set('requestId', id)
    await next()
    const ms = performance.now() - started
    log.request({ id, method: c.req.method, path: loggedPath(c), status: c.res.status, ms: Math.round(ms * 10) / 10 })
    measure?.('request', { method: c.req.method, route: measuredRoute(c), status: String(c.res.status) }, ms)
  }
}
