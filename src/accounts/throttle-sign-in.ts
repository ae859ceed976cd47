/** Limits on tries to get in, counted by network and by account over all instances. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { countAttempt, type Limit } from '../platform/rate-limit.ts'
import { recordAudit } from './record-audit.ts'

export type SignInStep = 'password' | 'code' | 'passkey' | 'passkey-question'

const perNetwork: Record<SignInStep, Limit> = {
  password: { name: 'sign-in', max: 8, windowSeconds: 600 },
  code: { name: 'sign-in-code', max: 8, windowSeconds: 600 },
  passkey: { name: 'sign-in-passkey', max: 20, windowSeconds: 600 },
  'passkey-question': { name: 'sign-in-passkey-question', max: 40, windowSeconds: 600 },
}

const perAccount: Partial<Record<SignInStep, Limit>> = {
  // High enough that an attacker cannot lock the owner out within minutes, low enough to make guessing hopeless.
  password: { name: 'sign-in-account', max: 60, windowSeconds: 3600 },
  // Only who knows the password comes here: 30 of a million codes an hour.
  code: { name: 'sign-in-code-account', max: 30, windowSeconds: 3600 },
}

/** Counts a try. Throws `too_many_tries`. */
export async function throttleSignIn(context: Context, step: SignInStep): Promise<void> {
  await throttle(context, perNetwork[step], context.actor.kind === 'visitor' ? context.actor.visitor : 'system')
  const account = perAccount[step]
  if (account) await throttle(context, account, 'owner')
}

async function throttle(context: Context, limit: Limit, subject: string): Promise<void> {
  const verdict = await countAttempt(context.db, context.clock, limit, subject)
  if (verdict.allowed) return
  await recordAudit(context, { action: 'sign-in.throttled', details: { limit: limit.name } })
  throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
}
