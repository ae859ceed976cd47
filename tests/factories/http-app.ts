/** A small Hono app for one middleware: the error handler of the site around it, and a handler that says it was reached. */
import { Hono, type MiddlewareHandler } from 'hono'
import pino from 'pino'
import { errorHandler } from '../../src/platform/http/problems.ts'
import type { HttpEnv } from '../../src/platform/http/types.ts'

export const ORIGIN = 'https://www.example.nl'

export function httpApp(...middleware: MiddlewareHandler<HttpEnv>[]): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>()
  app.use(async (c, next) => {
    c.set('requestId', 'request-1')
    await next()
  })
  for (const one of middleware) app.use(one)
  app.onError(errorHandler(pino({ level: 'silent' }), async (c) => c.html('<h1>Er ging iets mis bij ons</h1>', 500)))
  return app
}
