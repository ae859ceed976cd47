/** One site has one name: who comes by another (with www or without, an old domain) is sent to it. */
import { isIP } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/errors.ts'
import type { HttpEnv } from './types.ts'

/**
 * GET and HEAD are moved for good (308), anything else is refused as `other_host`: what was sent there must not be sent again in silence.
 * An address by number or without a dot is the server's own, for whoever looks after it: a proxy that does not pass the name on would otherwise turn in a circle.
 */
export function sendToOwnHost(publicOrigin: string | undefined): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!isOtherName(c.req.header('host'), publicOrigin)) return next()
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') throw new AppError('other_host')
    const { pathname, search } = new URL(c.req.url)
    c.header('Cache-Control', 'no-store')
    return c.redirect(`${publicOrigin}${pathname}${search}`, 308)
  }
}

/** Whether somebody came by another name than the site's own. */
export function isOtherName(host: string | undefined, publicOrigin: string | undefined): boolean {
  if (!publicOrigin || !host || publicOrigin.endsWith(`//${host}`)) return false
  const asked = URL.parse(`http://${host}`)
  const own = new URL(publicOrigin)
  return asked !== null && asked.hostname !== own.hostname && asked.hostname.includes('.') && isIP(asked.hostname) === 0
}

/** Where signing in works, when that is not the address in the browser: cookies and passkeys belong to one name. */
export const otherAddress = (requestUrl: string, publicOrigin: string | undefined): string | undefined =>
  publicOrigin !== undefined && new URL(requestUrl).host !== new URL(publicOrigin).host ? publicOrigin : undefined
