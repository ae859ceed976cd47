/** The first step of signing in: the password. Without a second factor it is the only one. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import type { Auth } from './auth.ts'
import { OWNER_EMAIL } from './owner.ts'
import { recordAudit } from './record-audit.ts'
import { browserName, cookiesToSet } from './sign-in-cookies.ts'
import { throttleSignIn } from './throttle-sign-in.ts'

export interface PasswordStep {
  /** Values of Set-Cookie. */
  cookies: string[]
  /** False: a second factor is asked for, and there is no session yet. */
  signedIn: boolean
}

/** Throws `wrong_password` for every wrong try alike, `too_many_tries` when throttled. */
export async function signIn(context: Context, auth: Auth, input: { password: string; headers?: Headers }): Promise<PasswordStep> {
  await throttleSignIn(context, 'password')
  const headers = new Headers(browserName(input.headers ?? new Headers()))
  const response = await auth.api.signInEmail({ body: { email: OWNER_EMAIL, password: input.password, rememberMe: true }, headers, asResponse: true })
  if (!response.ok) {
    await recordAudit(context, { action: 'sign-in.failed' })
    throw new AppError('wrong_password')
  }
  const signedIn = !('twoFactorRedirect' in ((await response.json()) as object))
  await recordAudit(context, { action: signedIn ? 'sign-in.ok' : 'sign-in.password' })
  return { cookies: cookiesToSet(response.headers), signedIn }
}
