/** Where a link may lead: the rules for a destination that the owner types, and how a relative one becomes whole. Also runs in the browser. */
import { isClosedHost } from '../platform/public-address.ts'

const MAX_DESTINATION = 2_000

export type DestinationFault = 'empty' | 'too-long' | 'characters' | 'unreadable' | 'not-https' | 'credentials' | 'own-host' | 'private' | 'no-base' | 'query'

export type Destination = { url: string; fault?: undefined } | { url?: undefined; fault: DestinationFault }

// A space or a control character is dropped or rewritten by parsers, each in its own way.
// oxlint-disable-next-line no-control-regex -- refusing them is the purpose
const REFUSED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\]/

/** A link that leads back to this site goes round. */
export const ownHostsOf = (origin: string): string[] => [new URL(origin).hostname]

const bare = (host: string): string =>
  host
    .toLowerCase()
    .replace(/(?<!\.)\.+$/, '')
    .replace(/^www\./, '')

/**
 * A whole address: https, at most 2,000 characters, without credentials, not on a host of this site and not inside a network.
 * `ownHosts` are host names without port. The URL parser turns decimal, octal and hexadecimal addresses into dotted ones first.
 */
export function readDestination(typed: string, ownHosts: readonly string[]): Destination {
  const text = typed.trim()
  if (text === '') return { fault: 'empty' }
  if (text.length > MAX_DESTINATION) return { fault: 'too-long' }
  if (REFUSED.test(text)) return { fault: 'characters' }
  const url = URL.parse(text)
  if (!url) return { fault: 'unreadable' }
  // 'https:example.com' parses, but is not what the owner meant.
  if (url.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text)) return { fault: 'not-https' }
  if (url.username !== '' || url.password !== '') return { fault: 'credentials' }
  if (ownHosts.some((own) => bare(own) === bare(url.hostname))) return { fault: 'own-host' }
  if (isClosedHost(url.hostname)) return { fault: 'private' }
  return url.href.length > MAX_DESTINATION ? { fault: 'too-long' } : { url: url.href }
}

/** '/partner/123', and not '//elsewhere.example'. */
export const isRelative = (typed: string): boolean => /^\/(?!\/)/.test(typed.trim())

/** 'partner.nl/x': a name with a dot, and no scheme before it. */
export const isBareHost = (typed: string): boolean => /^[^\s.:/?#@\\]+(?:\.[^\s.:/?#@\\]+)+(?::\d+)?(?:[/?#]|$)/.test(typed.trim())

/** What people type is what they see in the bar of their browser, which leaves https:// out. */
const withScheme = (typed: string): string => (isBareHost(typed) ? `https://${typed.trim()}` : typed)

/** Puts a relative destination behind the base address, which keeps its own path, and https:// before a bare one; a whole one is taken as it is. */
export function resolveDestination(typed: string, { base, ownHosts }: { base: string; ownHosts: readonly string[] }): Destination {
  if (!isRelative(typed)) return readDestination(withScheme(typed), ownHosts)
  if (base === '') return { fault: 'no-base' }
  return readDestination(base.replace(/(?<!\/)\/+$/, '') + typed.trim(), ownHosts)
}

/** The base address itself: a destination without a query or fragment, since paths are put behind it. */
export function readBaseUrl(typed: string, ownHosts: readonly string[]): Destination {
  const read = readDestination(withScheme(typed), ownHosts)
  return read.url !== undefined && /[?#]/.test(read.url) ? { fault: 'query' } : read
}
