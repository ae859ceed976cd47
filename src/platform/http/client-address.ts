/** Who is calling: the address, taken from a proxy only when it is trusted, and the visitor key made of it. */
import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { keyedHash } from '../secrets.ts'

/** The address of the peer, or the last entry of X-Forwarded-For when the proxy in front is trusted; '' when unknown. */
export function clientAddress(c: HonoContext, trustProxy: boolean): string {
  if (trustProxy) {
    const forwarded = c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim()
    if (forwarded) return forwarded
  }
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return ''
  }
}

/** An IPv6 visitor changes addresses within a /64, so only that prefix counts. */
export const addressPrefix = (address: string): string =>
  isIPv6(address) && !address.startsWith('::ffff:') ? address.split(':').slice(0, 4).join(':') : address

/** Tells visitors of one day apart without keeping their address. */
export const visitorKey = (salt: string, address: string, userAgent: string): string => keyedHash(salt, `${addressPrefix(address)}\n${userAgent}`)
