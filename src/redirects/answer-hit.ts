/** What a hit on `/out/{slug}` is answered with; it is counted on the way. */
import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { deviceOf, type Device } from '../platform/device.ts'
import type { ReadHeader } from '../platform/http/request-header.ts'
import type { ClickLedger } from './click-ledger.ts'
import { fetchSignals } from './fetch-signals.ts'
import { forwardingStyle, renderForwardingPage, renderRedirectError } from './forwarding-page.tsx'
import { classifyHit, slugSchema, type RedirectTarget } from './redirect.ts'
import type { RedirectTargets } from './redirect-targets.ts'

export interface RedirectServices {
  targets: RedirectTargets
  ledger: ClickLedger
  isDemo: () => boolean
  /** Security headers of every response of the site. */
  headers: [string, string][]
}

interface Hit {
  /** Of the request, and then of the click: an id made anew is among the dearest parts of a hit. */
  id: string
  method: string
  /** '' where there is none in the address. */
  slug: string
  header: ReadHeader
  /** Keys of the day. */
  visitor: string
  network: string
  /** When it came, ISO. */
  at: string
}

/** Whole, so that it can be written at one go. `body` is ASCII; `headers` as Node writes them, a name and its value in turn, with those of security. */
export interface HitAnswer {
  status: 200 | 404 | 503
  body: string
  headers: string[]
}

/** Resolves later where clicks are written slowly: once this one is on disk. Never rejects. */
export type AnswerHit = (hit: Hit) => HitAnswer | Promise<HitAnswer>

const PREFETCH = /prefetch|prerender/i
const NOT_ASCII = /[^\p{ASCII}]/gu
const MOST_BROWSERS_KNOWN = 5_000
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const styleHash = `'sha256-${createHash('sha256').update(forwardingStyle).digest('base64')}'`
const ownHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export function answerHits({ targets, ledger, isDemo, headers: common }: RedirectServices): AnswerHit {
  const headers = Object.entries({ ...Object.fromEntries(common), ...ownHeaders }).flat()
  const page = (html: string, status: HitAnswer['status']): HitAnswer => {
    const body = toAscii(html)
    return { status, body, headers: [...headers, 'Content-Length', String(body.length)] }
  }
  // A destination's page never changes, so it is rendered once; a reload of the targets makes new objects and so new pages.
  const pages = new WeakMap<RedirectTarget, HitAnswer>()
  const pageOf = (target: RedirectTarget): HitAnswer => {
    const known = pages.get(target) ?? page(renderForwardingPage(target), 200)
    pages.set(target, known)
    return known
  }
  // A prefetched page could later be shown without a request, and then a real click would go uncounted.
  const notAhead = page('', 503)
  const browserOf = rememberBrowsers()

  return (hit) => {
    const target = targets.find(hit.slug)
    if (!target) return page(renderRedirectError(slugSchema.safeParse(hit.slug).success ? 'notFound' : 'invalid', { demo: isDemo() }), 404)
    const userAgent = hit.header('user-agent') ?? ''
    const purpose = purposeOf(hit.header)
    const { isRobot, device } = browserOf(userAgent)
    const answer = purpose !== '' && PREFETCH.test(purpose) ? notAhead : pageOf(target)
    const written = ledger.record({
      id: hit.id,
      redirect_id: target.id,
      ...classifyHit({ method: hit.method, userAgent, purpose, ...fetchSignals(hit.header), isRobot }),
      visitor: hit.visitor,
      network: hit.network,
      source_path: refererPath(hit.header('referer'), hit.header('host')),
      device,
      created_at: hit.at,
    })
    return written ? written.then(() => answer) : answer
  }
}

/** The same page in letters that are written without being encoded. */
const toAscii = (html: string): string => html.replace(NOT_ASCII, (letter) => `&#${letter.codePointAt(0)};`)

interface Browser {
  isRobot: boolean
  device: Device
}

function rememberBrowsers(): (userAgent: string) => Browser {
  const known = new Map<string, Browser>()
  return (userAgent) => {
    const found = known.get(userAgent)
    if (found) return found
    const browser = { isRobot: isbot(userAgent), device: deviceOf(userAgent) }
    if (known.size >= MOST_BROWSERS_KNOWN) known.clear()
    known.set(userAgent, browser)
    return browser
  }
}

const purposeOf = (header: ReadHeader): string => {
  for (const name of PURPOSES) {
    const purpose = header(name)
    if (purpose) return purpose
  }
  return ''
}

/** The page of this site that the visitor came from; other sites are not recorded. */
function refererPath(referer: string | undefined, host: string | undefined): string | null {
  if (!referer || !host) return null
  try {
    const url = new URL(referer)
    return url.host === host ? url.pathname.slice(0, 200) : null
  } catch {
    return null
  }
}
