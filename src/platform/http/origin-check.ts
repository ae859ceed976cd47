/** Refuses requests that change something when they come from another site. */
import type { MiddlewareHandler } from 'hono'
import { AppError } from '../../errors/errors.ts'
import type { HttpEnv } from './types.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say where a request comes from in Sec-Fetch-Site, older ones in Origin. A caller that says neither is no browser;
 * it is let through only without a cookie, since then there is no authority that another site could borrow.
 * `publicOrigin` undefined: the Host header decides, for use on a local machine.
 * `secretPaths`: pages whose address is the authority and that tell it to nobody; browsers hide the origin of their forms as well.
 */
export function originCheck(publicOrigin: string | undefined, secretPaths: ReadonlySet<string> = new Set()): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const { headers } = c.req.raw
    const isHidden = secretPaths.has(c.req.path) && headers.get('origin') === 'null' && isSameSite(headers)
    if (!SAFE_METHODS.has(c.req.method) && !isHidden && !isOwn(headers, publicOrigin)) throw new AppError('forbidden_origin')
    await next()
  }
}

/** Or it does not say. */
function isSameSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site')
  return !site || site === 'same-origin' || site === 'none'
}

function isOwn(headers: Headers, publicOrigin: string | undefined): boolean {
  if (!isSameSite(headers)) return false
  const origin = headers.get('origin')
  if (origin) return publicOrigin ? origin === publicOrigin : originHost(origin) === headers.get('host')
  return headers.has('sec-fetch-site') || !headers.has('cookie')
}

function originHost(origin: string): string | undefined {
  try {
    return new URL(origin).host
  } catch {
    return undefined
  }
}
