/** `/out/{slug}`: forwards to the stored destination and counts the click. */
import { createHash } from 'node:crypto'
import { Hono, type Context as HonoContext } from 'hono'
import { isbot } from 'isbot'
import { isoNow } from '../platform/clock.ts'
import { deviceOf } from '../platform/device.ts'
import { newId } from '../platform/ids.ts'
import { requestHeader } from '../platform/http/request-header.ts'
import type { HttpEnv } from '../platform/http/types.ts'
import type { ClickLedger } from './click-ledger.ts'
import { forwardingStyle, renderForwardingPage, renderRedirectError } from './forwarding-page.tsx'
import { fetchSignals } from './fetch-signals.ts'
import { classifyHit, slugSchema, type RedirectTarget } from './redirect.ts'
import type { RedirectTargets } from './redirect-targets.ts'

export interface RedirectServices {
  targets: RedirectTargets
  ledger: ClickLedger
  isDemo: () => boolean
  /** Security headers of every response of the site. */
  headers: [string, string][]
}

const styleHash = `'sha256-${createHash('sha256').update(forwardingStyle).digest('base64')}'`
const ownHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store, private',
  'X-Robots-Tag': 'noindex, nofollow',
  'Content-Security-Policy': `default-src 'none'; style-src ${styleHash}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
}

export function redirectsApi({ targets, ledger, isDemo, headers: common }: RedirectServices) {
  const headers = { ...Object.fromEntries(common), ...ownHeaders }
  // A whole response with all its headers at once is several times cheaper than one that middleware adds to.
  const page = (c: HonoContext<HttpEnv>, body: string | null, status: number): Response => {
    c.set('hasSecurityHeaders', true)
    return new Response(body, { status, headers })
  }
  // A destination's page never changes, so it is rendered once; a reload of the targets makes new objects and so new pages.
  const pages = new WeakMap<RedirectTarget, string>()
  const pageOf = (target: RedirectTarget): string => {
    const page = pages.get(target) ?? renderForwardingPage(target)
    pages.set(target, page)
    return page
  }
  const robots = new Map<string, boolean>()
  const isRobot = (userAgent: string): boolean => {
    const known = robots.get(userAgent)
    if (known !== undefined) return known
    if (robots.size > 5_000) robots.clear()
    const verdict = isbot(userAgent)
    robots.set(userAgent, verdict)
    return verdict
  }

  const forward = (c: HonoContext<HttpEnv>): Response => {
    const slug = c.req.param('slug')
    const target = targets.find(slug ?? '')
    if (!target) return page(c, renderRedirectError(slugSchema.safeParse(slug).success ? 'notFound' : 'invalid', { demo: isDemo() }), 404)
    const hit = readHit(c, isRobot)
    ledger.record({
      id: newId(),
      redirect_id: target.id,
      ...classifyHit(hit),
      visitor: c.get('visitor'),
      network: c.get('network'),
      source_path: refererPath(requestHeader(c, 'referer'), requestHeader(c, 'host')),
      device: deviceOf(hit.userAgent),
      created_at: isoNow(c.get('context').clock),
    })
    // A prefetched page could later be shown without a request, and then a real click would go uncounted.
    if (/prefetch|prerender/i.test(hit.purpose)) return page(c, null, 503)
    return page(c, pageOf(target), 200)
  }

  return new Hono<HttpEnv>()
    .get('/out/:slug', forward)
    .get('/out/:slug/', forward)
    .get('/out', (c) => page(c, renderRedirectError('invalid', { demo: isDemo() }), 404))
}

function readHit(c: HonoContext<HttpEnv>, isRobot: (userAgent: string) => boolean) {
  const userAgent = requestHeader(c, 'user-agent') ?? ''
  const purpose = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].map((name) => requestHeader(c, name)).find(Boolean) ?? ''
  return { method: c.req.method, userAgent, purpose, ...fetchSignals(c), isRobot: isRobot(userAgent) }
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
