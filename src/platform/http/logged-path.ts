/** The path of a request as the log may hold it: without the ids in it, which open what is somebody's own. */
import type { Context as HonoContext } from 'hono'
import { routePath } from 'hono/route'
import type { HttpEnv } from './types.ts'

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi

/** Of the API the pattern of the route that answers, such as `/api/admin/chat-sessions/:id`; of a page its own address. */
export function loggedPath(c: HonoContext<HttpEnv>): string {
  if (!c.req.path.startsWith('/api/')) return c.req.path.replace(uuid, ':id')
  return c.get('route') ?? routePath(c)
}
