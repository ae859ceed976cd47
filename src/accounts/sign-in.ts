/** The first step of signing in: the password. Without a second factor it is the only one. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findOwner } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { OWNER_EMAIL } from './owner.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRefusal } from './record-refusal.ts'
import { browserName, cookiesToSet, isHttps } from './sign-in-cookies.ts'
import { stepByPassword } from './step-by-password.ts'
import { forgetTries, throttleSignIn } from './throttle-sign-in.ts'

export interface PasswordStep {
  /** Values of Set-Cookie. */
  cookies: string[]
  /** False: a second factor is asked for, and there is no session yet. */
  signedIn: boolean
}

/** Throws `wrong_password` for every wrong try alike, `too_many_tries` when throttled. */
export async function signIn(context: Context, auth: Auth, input: { password: string; headers?: Headers }): Promise<PasswordStep> {
  const userId = (await findOwner(context.db))?.id
  const device = readDevice(context, { userId, headers: input.headers ?? new Headers() })
  await throttleSignIn(context, { step: 'password', device })
  const headers = new Headers(browserName(input.headers ?? new Headers()))
  const body = { email: OWNER_EMAIL, password: input.password, rememberMe: true }
  const response = await stepByPassword(context, userId, () => auth.api.signInEmail({ body, headers, asResponse: true }))
  if (!response.ok || !userId) {
    await recordRefusal(context, { action: 'sign-in.failed' })
    throw new AppError('wrong_password')
  }
  await forgetTries(context, 'password')
  const signedIn = !('twoFactorRedirect' in ((await response.json()) as object))
  await recordAudit(context, { action: signedIn ? 'sign-in.ok' : 'sign-in.password' })
  const known = signedIn ? [deviceCookie(context, { userId, device, https: isHttps(auth) })] : []
  return { cookies: [...cookiesToSet(response.headers), ...known], signedIn }
}
