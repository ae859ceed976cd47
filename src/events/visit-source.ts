/** Where a visitor came from: the name of a site and no more, a search engine by its name. Whatever a browser sends becomes a short word. */
import { DIRECT, OTHER, type Engine } from './view-measures.ts'

export interface ArrivalSignals {
  /** As the browser sent it; '' when it did not. */
  referer: string
  /** Sec-Fetch-Site. */
  fetchSite: string
  /** Of this site, with its port. */
  host: string
}

/** Enough for any host; what follows in an address is not even read. */
const READ = 300
const LONGEST_HOST = 60
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/
/** Names inside a house or an office: they say more about the visitor than about a site. */
const INSIDE = /\.(?:local|localdomain|lan|home|internal|intranet|corp|private|arpa|test|invalid)$/
/** The same site for phones, for links that are passed on, and for everyone. */
const FRONTS = /^(?:www|m|l|lm)\.(?=[^.]+\.)/

const byHost: Readonly<Record<string, Engine>> = {
  'bing.com': 'bing',
  'duckduckgo.com': 'duckduckgo',
  'ecosia.org': 'ecosia',
  'startpage.com': 'startpage',
  'qwant.com': 'qwant',
  'search.brave.com': 'brave',
  'yandex.com': 'yandex',
  'yandex.ru': 'yandex',
  'baidu.com': 'baidu',
}

function engineOf(host: string): Engine | undefined {
  if (/^google\.(?:com?\.)?[a-z]{2,3}$/.test(host)) return 'google'
  if (/^(?:[a-z]{2}\.)?search\.yahoo\.com$/.test(host)) return 'yahoo'
  return Object.hasOwn(byHost, host) ? byHost[host] : undefined
}

function nameOf({ protocol, hostname }: URL): string {
  if (protocol === 'android-app:') return hostname.startsWith('com.google.android.') ? 'google' : OTHER
  if (protocol !== 'http:' && protocol !== 'https:') return OTHER
  const host = hostname.replace(/\.$/, '').replace(FRONTS, '')
  const isPublic = host.length <= LONGEST_HOST && HOST.test(host) && !INSIDE.test(host)
  return isPublic ? (engineOf(host) ?? host) : OTHER
}

/** Undefined for who was on this site already: going on to the next page is no arrival. */
export function sourceOf({ referer, fetchSite, host }: ArrivalSignals): string | undefined {
  if (fetchSite === 'same-origin') return undefined
  // An app that opens a browser names itself here, though no site led the visitor on.
  if (referer === '') return DIRECT
  const url = URL.parse(referer.slice(0, READ))
  if (!url) return OTHER
  return url.host === host ? undefined : nameOf(url)
}

const CAMPAIGN = /^[a-z0-9][a-z0-9_-]{0,39}$/
/** A number of a customer, a phone, a newsletter's reader. */
const LONG_NUMBER = /\d{5}/

/** The word that a link elsewhere gave itself (`utm_source`); undefined when it has none. What may be a person's is not kept. */
export function campaignOf(url: string): string | undefined {
  if (!url.includes('utm_source=')) return undefined
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1)).get('utm_source')?.trim().toLowerCase() ?? ''
  if (given === '') return undefined
  return CAMPAIGN.test(given) && !LONG_NUMBER.test(given) ? given : OTHER
}
