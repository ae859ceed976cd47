/** Pages that open for whoever has their address: it is kept by no cache, told to no other page and found by no search. */
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './types.ts'

const headers = [
  ['Cache-Control', 'no-store'],
  ['Referrer-Policy', 'no-referrer'],
  ['X-Robots-Tag', 'noindex'],
] as const

/** Stands before what sets the headers of every answer, so that these hold. */
export const secretPages =
  (paths: ReadonlySet<string>): MiddlewareHandler<HttpEnv> =>
  async (c, next) => {
    await next()
    if (paths.has(c.req.path)) for (const [name, value] of headers) c.header(name, value)
  }
