import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { httpApp } from '../../../tests/factories/http-app.ts'
import { aheadRules } from '../../ui/ahead-rules.ts'
import { copyScript, printScript } from '../../ui/copy-script.ts'
import { failScript } from '../../ui/fail-script.ts'
import { holdScript } from '../../ui/hold-script.ts'
import { playScript } from '../../ui/play-script.ts'
import { wakeScript } from '../../ui/wake-script.ts'
import { AppError } from '../../errors/errors.ts'
import { adminPolicy, pagePolicy, securityHeaders, securityHeadersMiddleware, type HeaderOptions } from './security-headers.ts'

const plain: HeaderOptions = { https: false, hsts: 'host', development: false }
const https: HeaderOptions = { ...plain, https: true }
const headersOf = (options: HeaderOptions) => new Headers(securityHeaders(options))

/** The policy as a map from directive to its sources. */
function policyOf(options: HeaderOptions): Map<string, string> {
  const parts = (headersOf(options).get('content-security-policy') ?? '').split('; ').map((part) => part.split(' '))
  return new Map(parts.map(([name, ...sources]) => [name ?? '', sources.join(' ')]))
}

test('nothing is allowed that is not named, and what is named comes from this site', () => {
  const policy = policyOf(plain)
  expect(policy.get('default-src')).toBe("'none'")
  expect(policy.get('base-uri')).toBe("'none'")
  expect(policy.get('frame-ancestors')).toBe("'none'")
  expect(policy.get('form-action')).toBe("'self'")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/)
})

test('the only scripts beside our files are six handlers, by their hashes: the chat wakes, a press waits for its dialog, a picture has failed, a film starts, a text is copied, a page is printed; and the rules for fetching ahead stand in the page by theirs', () => {
  const hashes = [wakeScript, holdScript, failScript, playScript, copyScript, printScript, aheadRules].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  expect(policyOf(plain).get('script-src')).toBe(`'self' 'unsafe-hashes' ${hashes.join(' ')}`)
})

const sourceOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const escaped = (script: string) =>
  script.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const scriptsOf = (html: string) => /script-src ([^;]*)/.exec(pagePolicy(plain, { html, styles: "'sha256-x'" }))?.[1]

test.each([wakeScript, holdScript, failScript, playScript, copyScript, printScript])(
  'a page in which a handler stands allows that one and no other: %j',
  (script) => {
    expect(scriptsOf(`<p></p><x-y onclick="${escaped(script)}"></x-y>`)).toBe(`'self' 'unsafe-hashes' ${sourceOf(script)}`)
  },
)

test('a page in which none stands allows none, one with the rules for fetching ahead allows these, and another handler is never allowed', () => {
  expect(scriptsOf('<p>print()</p>')).toBe("'self'")
  expect(scriptsOf(`<script type="speculationrules">${aheadRules}</script>`)).toBe(`'self' ${sourceOf(aheadRules)}`)
  expect(scriptsOf('<p onclick="alert(1)"></p>')).toBe("'self'")
})

test.each([
  ['host', 'max-age=63072000'],
  ['subdomains', 'max-age=63072000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('over https the browser is told to stay there for two years, as far as the owner says: %s', (hsts, header) => {
  expect(headersOf({ ...https, hsts }).get('strict-transport-security')).toBe(header)
})

test('over https what is still named by http is asked for by https', () => {
  expect(policyOf(https).has('upgrade-insecure-requests')).toBe(true)
})

test('without https nothing forces it, so that the site works on a local address', () => {
  expect(headersOf(plain).has('strict-transport-security')).toBe(false)
  expect(policyOf(plain).has('upgrade-insecure-requests')).toBe(false)
})

test('types are not guessed, referrers are short, windows, resources and what is embedded are our own', () => {
  expect(Object.fromEntries(headersOf(plain))).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
  })
})

test("the owner's page allows the style elements of its own response only, and no inline script", () => {
  const policy = adminPolicy('bm9uY2U=')
  expect(policy).toContain("style-src 'self' 'nonce-bm9uY2U='")
  expect(policy.match(/script-src [^;]+/)?.[0]).not.toMatch(/unsafe-inline|nonce/)
})

test.each(['/goed', '/bestand', '/weg', '/fout', '/kapot', '/api/kapot'])('%s carries every header, whatever its status', async (path) => {
  const app = httpApp(securityHeadersMiddleware(https))
    .get('/goed', (c) => c.html('<h1>ok</h1>'))
    .get('/bestand', (c) => c.text('ok'))
    .get('/fout', () => {
      throw new AppError('not_signed_in')
    })
    .on('GET', ['/kapot', '/api/kapot'], () => {
      throw new Error('kapot')
    })
  const response = await app.request(path)
  const isPage = response.headers.get('content-type')?.startsWith('text/html') === true
  expect(isPage).toBe(path === '/goed' || path === '/kapot')
  for (const [name, value] of securityHeaders(https, isPage ? 'page' : 'file')) expect(response.headers.get(name), name).toBe(value)
})

test('what is no page runs nothing, sends nothing and stands in no frame', () => {
  const policy = new Headers(securityHeaders(plain, 'file')).get('content-security-policy')
  expect(policy).toMatch(/^default-src 'none';/)
  expect(policy).toContain("form-action 'none'; base-uri 'none'; frame-ancestors 'none'")
  expect(policy).not.toMatch(/script-src|style-src|unsafe/)
})

test('a page with a policy of its own keeps it', async () => {
  const app = httpApp(securityHeadersMiddleware(plain)).get('/out', (c) => c.text('ok', 200, { 'Content-Security-Policy': "default-src 'none'" }))
  expect((await app.request('/out')).headers.get('content-security-policy')).toBe("default-src 'none'")
})
