/** Security headers of every response. Pages allow no inline script, no styles but their own, no third party and no frame. */
import { createHash } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { aheadRules } from '../../ui/ahead-rules.ts'
import { copyScript, printScript } from '../../ui/copy-script.ts'
import { failScript } from '../../ui/fail-script.ts'
import { holdScript } from '../../ui/hold-script.ts'
import { playScript } from '../../ui/play-script.ts'
import { wakeScript } from '../../ui/wake-script.ts'
import type { HttpEnv } from './types.ts'

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The only scripts that no file holds: event handlers that load the chat when the visitor touches it, hold a press until its dialog has come, put words in the place of a picture that fails, start a film by a click on its still, copy a text and print a page. */
const handlers: ReadonlyMap<string, string> = new Map(
  [wakeScript, holdScript, failScript, playScript, copyScript, printScript].map((script) => [script, sha256(script)]),
)
/** Of no script: the rules by which links are fetched ahead. */
const aheadHash = sha256(aheadRules)

const ALL_SCRIPTS = ["'self'", "'unsafe-hashes'", ...handlers.values(), aheadHash].join(' ')

const HANDLERS = / on[a-z]+="([^"]*)"/g
const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'", '&#38;': '&', '&#34;': '"' }
const unescape = (text: string): string => text.replaceAll(/&(?:#?\w+);/g, (entity) => escapes[entity] ?? entity)

/** Of the scripts that this site knows, those that stand in this page. */
function scriptsIn(html: string): string {
  const written = new Set([...html.matchAll(HANDLERS)].map(([, value = '']) => unescape(value)))
  const hashes = [...handlers].flatMap(([script, hash]) => (written.has(script) ? hash : []))
  return ["'self'", ...(hashes.length > 0 ? ["'unsafe-hashes'", ...hashes] : []), ...(html.includes(aheadRules) ? [aheadHash] : [])].join(' ')
}

const publicPolicy = [
  "default-src 'none'",
  `script-src ${ALL_SCRIPTS}`,
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // The captions of a film stand in its page.
  "media-src 'self' data:",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The admin's component library writes its style elements with this nonce and positions with style attributes. */
export const adminPolicy = (nonce: string): string =>
  publicPolicy.replace("style-src 'self'", `style-src 'self' 'nonce-${nonce}'; style-src-attr 'unsafe-inline'`)

const fixedHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/** How far the browser's promise to use https only goes: this host, all below it, or also for browsers that were never here. */
export const hstsReaches = ['host', 'subdomains', 'preload'] as const
export type HstsReach = (typeof hstsReaches)[number]

const TWO_YEARS = 63_072_000
const hstsHeaders: Record<HstsReach, string> = {
  host: `max-age=${TWO_YEARS}`,
  subdomains: `max-age=${TWO_YEARS}; includeSubDomains`,
  preload: `max-age=${TWO_YEARS}; includeSubDomains; preload`,
}

export interface HeaderOptions {
  https: boolean
  hsts: HstsReach
  /** Vite's development client needs inline scripts and its own socket. */
  development: boolean
}

/** Of a public page: of this one, whose styles `styles` allows, no more scripts than stand in it. */
export function pagePolicy({ https }: Pick<HeaderOptions, 'https'>, page?: { html: string; styles: string }): string {
  const policy = page
    ? publicPolicy.replace(ALL_SCRIPTS, () => scriptsIn(page.html)).replace("style-src 'self'", () => `style-src 'self' ${page.styles}`)
    : publicPolicy
  return https ? `${policy}; upgrade-insecure-requests` : policy
}

/** Of what is no page, such as a font: no script runs in it, so it need not say which. A picture or a film that is opened by itself shows. */
const filePolicy = ["default-src 'none'", "img-src 'self' data:", "media-src 'self'", "form-action 'none'", "base-uri 'none'", "frame-ancestors 'none'"].join(
  '; ',
)

/** All headers of a public response, as pairs, for code that builds whole responses itself. */
export function securityHeaders({ https, hsts, development }: HeaderOptions, kind: 'page' | 'file' = 'page'): [string, string][] {
  const headers: [string, string][] = Object.entries(fixedHeaders)
  if (!development) headers.push(['Content-Security-Policy', kind === 'page' ? pagePolicy({ https }) : filePolicy])
  if (https) headers.push(['Strict-Transport-Security', hstsHeaders[hsts]])
  return headers
}

export function securityHeadersMiddleware(options: HeaderOptions): MiddlewareHandler<HttpEnv> {
  const ofPage = securityHeaders(options)
  const ofFile = securityHeaders(options, 'file')
  return async (c, next) => {
    await next()
    if (c.get('hasSecurityHeaders')) return
    const target = c.res.headers
    const headers = target.get('content-type')?.startsWith('text/html') ? ofPage : ofFile
    for (const [name, value] of headers) if (!target.has(name)) target.set(name, value)
  }
}
