/** The score of an answer by the rules of the MDN HTTP Observatory (score table and tests of mdn/mdn-http-observatory, 2026), with TLS and its redirect in place. */

type Rule = (answer: { headers: Headers; html: string }) => number

const directivesOf = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/)
      return [name, sources]
    }),
  )

const broad = /^(?:\*|(?:https?|ftp):(?:\/\/\*(?:\.\*)?)?)$/
const isLoose = (source: string): boolean => broad.test(source) || source === "'unsafe-inline'" || source === 'data:'

const contentSecurityPolicy: Rule = ({ headers }) => {
  const policy = directivesOf(headers.get('content-security-policy') ?? '')
  const fallback = policy.get('default-src')
  if (!fallback) return -25
  const [script, style] = [policy.get('script-src') ?? fallback, policy.get('style-src') ?? fallback]
  if (script.some(isLoose) || (policy.get('object-src') ?? fallback).some((source) => broad.test(source))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  const isHashed = style.some((source) => /^'(?:sha\d+|nonce)-/.test(source))
  if (style.some((source) => isLoose(source) && !(isHashed && source === "'unsafe-inline'"))) return 0
  return fallback.length === 1 && fallback[0] === "'none'" ? 10 : 5
}

const transportSecurity: Rule = ({ headers }) => {
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1]
  if (maxAge === undefined) return -20
  // Five more are for hosts that stand in the browsers' list, which no header shows.
  return Number(maxAge) < 15_552_000 ? -10 : 0
}

const cookies: Rule = ({ headers }) => {
  const all = headers.getSetCookie()
  if (all.length === 0) return 0
  if (!all.every((cookie) => /; *secure/i.test(cookie))) return -40
  if (!all.every((cookie) => /; *httponly/i.test(cookie))) return -30
  return all.every((cookie) => /; *samesite=(?:strict|lax)/i.test(cookie)) ? 5 : 0
}

const integrity: Rule = ({ headers, html }) => {
  if (!headers.get('content-type')?.startsWith('text/html')) return 0
  const scripts = html.match(/<script [^>]*src="[^>]*>/g) ?? []
  if (scripts.some((tag) => /src="(?:https?:)?\/\//.test(tag))) return -50
  return scripts.some((tag) => tag.includes(' integrity="')) ? 5 : 0
}

const oneOf = (name: string, values: readonly string[], modifier: number, otherwise: number): Rule => {
  return ({ headers }) => (values.includes(headers.get(name) ?? '') ? modifier : otherwise)
}

const rules: readonly Rule[] = [
  contentSecurityPolicy,
  transportSecurity,
  cookies,
  integrity,
  oneOf('referrer-policy', ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'], 5, -5),
  oneOf('x-content-type-options', ['nosniff'], 0, -5),
  ({ headers }) => (directivesOf(headers.get('content-security-policy') ?? '').has('frame-ancestors') ? 5 : -20),
  oneOf('cross-origin-resource-policy', ['same-origin', 'same-site'], 10, 0),
  oneOf('cross-origin-opener-policy', ['same-origin'], 10, 0),
  oneOf('cross-origin-embedder-policy', ['require-corp', 'credentialless'], 10, 0),
  ({ headers }) => (headers.get('access-control-allow-origin') === null ? 0 : -50),
]

/** Starts at 100; what is missing is taken off first, and extras count only from 90 on. */
export async function scoreOf(response: Response): Promise<number> {
  const answer = { headers: response.headers, html: await response.text() }
  const points = rules.map((rule) => rule(answer))
  const base = points.reduce((sum, value) => sum + Math.min(value, 0), 100)
  return base < 90 ? base : points.reduce((sum, value) => sum + Math.max(value, 0), base)
}
