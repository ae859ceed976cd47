/** Cookies of signing in and out. */
import type { Context as HonoContext } from 'hono'
import type { HttpEnv } from '../platform/http/types.ts'

/** Sends the cookies along with an answer that nobody keeps. */
export function setCookies(c: HonoContext<HttpEnv>, cookies: readonly string[]): void {
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  c.header('Cache-Control', 'no-store')
}
