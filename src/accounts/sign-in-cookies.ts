/** The cookies that travel between the sign-in library and the browser: ours, and no other. */

import type { Auth } from './auth.ts'

const OURS = /^(?:__Host-)?elk-/
const STEPS = { code: /^(?:__Host-)?elk-code-step=/, passkey: /^(?:__Host-)?elk-passkey-step=/ }

/** What the browser is told to keep or to forget. */
export const cookiesToSet = (headers: Headers): string[] => headers.getSetCookie().filter((cookie) => OURS.test(cookie))

/** The headers of a visitor for the library: the browser's name, and of the cookies only the one step. A session that may exist plays no part. */
export function stepHeaders(headers: Headers, step: keyof typeof STEPS): Headers {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/).filter((cookie) => STEPS[step].test(cookie))
  return new Headers({ ...browserName(headers), cookie: cookies.join('; ') })
}

/** What the step is known by in the database; '' without one. */
export function stepToken(headers: Headers): string {
  const value = (headers.get('cookie') ?? '').split('=')[1] ?? ''
  return /^[\w-]+/.exec(value)?.[0] ?? ''
}

export const isHttps = (auth: Auth): boolean => auth.options.advanced.defaultCookieAttributes.secure

/** For the list of sessions; cut short, since a browser may call itself anything. */
export const browserName = (headers: Headers): { 'user-agent': string } => ({ 'user-agent': (headers.get('user-agent') ?? '').slice(0, 300) })
