/** Reads a header the cheap way. */
import type { HttpBindings } from '@hono/node-server'
import type { Context as HonoContext } from 'hono'

/** Node's own request, whatever the version of HTTP. */
export type Incoming = HttpBindings['incoming']

/** Of one request; `name` in lower case. */
export type ReadHeader = (name: string) => string | undefined

export function incomingHeader({ headers }: Pick<Incoming, 'headers'>, name: string): string | undefined {
  const value = headers[name]
  return Array.isArray(value) ? value.join(', ') : value
}

/** From Node's own request where there is one: asking the Request object first builds a Headers object of all of them. `name` in lower case. */
export function requestHeader(c: HonoContext, name: string): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: Partial<HttpBindings['incoming']> }
  if (!incoming?.headers) return c.req.header(name)
  return incomingHeader({ headers: incoming.headers }, name)
}
