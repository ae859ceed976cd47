/** Refuses requests that change something when they come from another site. */
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/errors.ts'
import type { HttpEnv } from './types.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. A caller that says neither is no browser;
 * it is let through only without a cookie, since then there is no authority that another site could borrow.
 * `publicOrigin` undefined: the Host header decides, for use on a local machine.
 */
export function originCheck(publicOrigin: string | undefined): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!SAFE_METHODS.has(c.req.method) && !isOwn(c.req.raw.headers, publicOrigin)) throw new AppError('forbidden_origin')
    await next()
  }
}

function isOwn(headers: Headers, publicOrigin: string | undefined): boolean {
  const site = headers.get('sec-fetch-site')
  if (site && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin) return publicOrigin ? origin === publicOrigin : originHost(origin) === headers.get('host')
  return Boolean(site) || !headers.has('cookie')
}

function originHost(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
