/** The cookies of signing in: bound to this host where the site has https, and out of reach of scripts and of other sites. */
import { randomBytes } from 'node:crypto'
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from '../../platform/http/types.ts'

export type CookieName = 'elk-session' | 'elk-device' | 'elk-code-step' | 'elk-passkey-step'

const isHttps = (origin: string): boolean => origin.startsWith('https:')
const fullName = (origin: string, name: CookieName): string => (isHttps(origin) ? `__Host-${name}` : name)

/** A value of Set-Cookie; 0 seconds: the browser forgets it. */
export function makeCookie(origin: string, name: CookieName, value: string, seconds: number): string {
  return `${fullName(origin, name)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly${isHttps(origin) ? '; Secure' : ''}; SameSite=Strict`
}

export const forgetCookie = (origin: string, name: CookieName): string => makeCookie(origin, name, '', 0)

/** 256 bits, for a cookie of which only the hash is stored. */
export const makeToken = (): string => randomBytes(32).toString('base64url')

/** The token in a cookie; '' without one. What an earlier version wrote behind a dot is not part of it. */
export function readToken(origin: string, name: CookieName, headers: Headers): string {
  const start = `${fullName(origin, name)}=`
  const found = (headers.get('cookie') ?? '').split(/;\s*/).find((cookie) => cookie.startsWith(start))
  return /^[\w-]{1,100}(?=\.|$)/.exec(found?.slice(start.length) ?? '')?.[0] ?? ''
}

/** Sends the cookies along with an answer that nobody keeps. */
export function setCookies(c: HonoContext<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  c.header('Cache-Control', 'no-store')
}
