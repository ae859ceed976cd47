/** Signs the owner in with the password. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import type { Auth } from './auth.ts'
import { OWNER_EMAIL } from './owner.ts'
import { recordAudit } from './record-audit.ts'

const perNetwork: Limit = { name: 'sign-in', max: 8, windowSeconds: 600 }
// High enough that an attacker cannot lock the owner out within minutes, low enough to make guessing hopeless.
const perAccount: Limit = { name: 'sign-in-account', max: 60, windowSeconds: 3600 }

/** Returns the Set-Cookie header. Throws `wrong_password` for every wrong try alike, `too_many_tries` when throttled. */
export async function signIn(context: Context, auth: Auth, input: { password: string }): Promise<string[]> {
  await throttle(context, perNetwork, context.actor.kind === 'visitor' ? context.actor.visitor : 'system')
  await throttle(context, perAccount, 'owner')
  const response = await auth.api.signInEmail({ body: { email: OWNER_EMAIL, password: input.password, rememberMe: true }, asResponse: true })
  if (!response.ok) {
    await recordAudit(context, { action: 'sign-in.failed' })
    throw new AppError('wrong_password')
  }
  await recordAudit(context, { action: 'sign-in.ok' })
  return response.headers.getSetCookie()
}

async function throttle(context: Context, limit: Limit, subject: string): Promise<void> {
  const verdict = await countAttempt(context.db, context.clock, limit, subject)
  if (verdict.allowed) return
  await recordAudit(context, { action: 'sign-in.throttled', details: { limit: limit.name } })
  throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
}
