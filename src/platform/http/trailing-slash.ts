/** Old addresses with a trailing slash move, for good, to the one without. */
import type { MiddlewareHandler } from 'hono'
import type { HttpEnv } from './types.ts'

export const withoutTrailingSlash: MiddlewareHandler<HttpEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (pathname === '/' || !pathname.endsWith('/')) return next()
  // Collapsing leading slashes too: '//evil.example/' must not become a redirect to another site.
  const path = `/${pathname.replace(/^\/+|(?<!\/)\/+$/g, '')}`
  return c.redirect(path + search, 308)
}
