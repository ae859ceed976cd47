/** What a hit on `/out/{slug}` is answered with; it is counted on the way. */
import { createHash } from 'node:crypto'
import { isbot } from 'isbot'
import { deviceOf } from '../platform/device.ts'
import { newId } from '../platform/ids.ts'
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

/** Carries the security headers. */
export type AnswerHit = (hit: Hit) => Response

const MOST_ROBOTS_KNOWN = 5_000
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

const styleHash = `'sha256-${createHash('sha256').update(forwardingStyle).digest('base64')}'`
const ownHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export function answerHits({ targets, ledger, isDemo, headers: common }: RedirectServices): AnswerHit {
  const headers = { ...Object.fromEntries(common), ...ownHeaders }
  // A whole response with all its headers at once is several times cheaper than one that middleware adds to.
  const page = (body: string | null, status: number) => new Response(body, { status, headers })
  // A destination's page never changes, so it is rendered once; a reload of the targets makes new objects and so new pages.
  const pages = new WeakMap<RedirectTarget, string>()
  const pageOf = (target: RedirectTarget): string => {
    const page = pages.get(target) ?? renderForwardingPage(target)
    pages.set(target, page)
    return page
  }
  const isRobot = rememberRobots()

  return (hit) => {
    const target = targets.find(hit.slug)
    if (!target) return page(renderRedirectError(slugSchema.safeParse(hit.slug).success ? 'notFound' : 'invalid', { demo: isDemo() }), 404)
    const userAgent = hit.header('user-agent') ?? ''
    const purpose = purposeOf(hit.header)
    ledger.record({
      id: newId(),
      redirect_id: target.id,
      ...classifyHit({ method: hit.method, userAgent, purpose, ...fetchSignals(hit.header), isRobot: isRobot(userAgent) }),
      visitor: hit.visitor,
      network: hit.network,
      source_path: refererPath(hit.header('referer'), hit.header('host')),
      device: deviceOf(userAgent),
      created_at: hit.at,
    })
    // A prefetched page could later be shown without a request, and then a real click would go uncounted.
    if (/prefetch|prerender/i.test(purpose)) return page(null, 503)
    return page(pageOf(target), 200)
  }
}

function rememberRobots(): (userAgent: string) => boolean {
  const known = new Map<string, boolean>()
  return (userAgent) => {
    const verdict = known.get(userAgent) ?? isbot(userAgent)
    if (known.size > MOST_ROBOTS_KNOWN) known.clear()
    known.set(userAgent, verdict)
    return verdict
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
