/** Who is calling: the address, taken from a proxy only when it is trusted, and the visitor key made of it. */
import { isIPv6 } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context as HonoContext } from 'hono'
import { keyedHash } from '../secrets.ts'
import { incomingHeader, requestHeader, type Incoming } from './request-header.ts'

/** The address of the peer, or the last entry of X-Forwarded-For when the proxy in front is trusted; '' when unknown. */
export function clientAddress(c: HonoContext, trustProxy: boolean): string {
  const forwarded = trustProxy ? lastOf(requestHeader(c, 'x-forwarded-for')) : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(c).remote.address ?? ''
  } catch {
    return ''
  }
}

/** The same of Node's own request. */
export const incomingAddress = (incoming: Incoming, trustProxy: boolean): string =>
  (trustProxy && lastOf(incomingHeader(incoming, 'x-forwarded-for'))) || incoming.socket.remoteAddress || ''

const lastOf = (forwarded: string | undefined): string | undefined => forwarded?.split(',').at(-1)?.trim()

/** The first four groups of an IPv6 address, with `::` written out: a visitor changes addresses within a /64. IPv4 stays whole. */
export function addressPrefix(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head === '' ? [] : head.split(':')
  const behind = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - behind.length).fill('0')
  return [...groups, ...zeros, ...behind].slice(0, 4).join(':')
}

/** What is handed out to one party at a time: an IPv6 /48 or an IPv4 /24, also when that is written as IPv6. */
export function addressBlock(address: string): string {
  const prefix = addressPrefix(address.replace(/^::ffff:(?=\d+\.)/, ''))
  return isIPv6(address) && prefix.includes(':') ? prefix.split(':').slice(0, 3).join(':') : prefix.split('.').slice(0, 3).join('.')
}

/** For limits: a network of one day, whatever browser it names. */
const networkKey = (salt: string, address: string): string => keyedHash(salt, addressPrefix(address))

/** For limits against someone with many networks. */
export const blockKey = (salt: string, address: string): string => keyedHash(salt, `block ${addressBlock(address)}`)

/** For counting: a browser in a network of one day, without keeping the address. */
export const visitorKey = (salt: string, address: string, userAgent: string): string => keyedHash(salt, `${addressPrefix(address)}\n${userAgent}`)

export interface VisitorKeys {
  visitor: string
  network: string
}

const MOST_REMEMBERED = 2_000

/** Remembers the keys of the visitors of the moment, in memory only: two keyed hashes are the dearest part of a redirect. */
export function rememberKeys(): (salt: string, address: string, userAgent: string) => VisitorKeys {
  // By browser and then by address: a name made of both would be written out and looked through at each request.
  const known = new Map<string, Map<string, VisitorKeys>>()
  let size = 0
  let ofSalt = ''
  return (salt, address, userAgent) => {
    if (salt !== ofSalt || size >= MOST_REMEMBERED) {
      known.clear()
      size = 0
    }
    ofSalt = salt
    const ofBrowser = known.get(userAgent) ?? new Map<string, VisitorKeys>()
    const found = ofBrowser.get(address)
    if (found) return found
    const keys = { visitor: visitorKey(salt, address, userAgent), network: networkKey(salt, address) }
    known.set(userAgent, ofBrowser.set(address, keys))
    size += 1
    return keys
  }
}
