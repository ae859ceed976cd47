/** The path of a request as the log may hold it: without the ids in it, which open what is somebody's own. */
import type { Context as HonoContext } from 'hono'
import { routePath } from 'hono/route'
import type { HttpEnv } from './types.ts'

/** Asked by machines, every few seconds. */
const ownAddresses: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Of the API the pattern of the route that answers, such as `/api/admin/chat-sessions/:id`; of a page its own address. */
export function loggedPath(c: HonoContext<HttpEnv>): string {
  if (!c.req.path.startsWith('/api/')) return c.req.path.replace(uuid, ':id')
  return c.get('route') ?? routePath(c)
}

/** Of pages and links one name each, as there are thousands. */
export function measuredRoute(c: HonoContext<HttpEnv>): string {
  const { path } = c.req
  if (path.startsWith('/api/')) return loggedPath(c)
  if (path.startsWith('/out/')) return '/out/:slug'
  return ownAddresses.has(path) ? path : 'page'
}
