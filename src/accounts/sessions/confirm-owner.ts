/** Before the way in is changed: is it still the owner who sits there? */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { countAttempt, type Limit } from '../../platform/rate-limit.ts'
import { findPasswordHash } from '../password/users.queries.ts'
import { findSessionStart } from './sessions.queries.ts'
import { verifyPassword } from '../password/password.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { requireReader } from '../../audit/require-role.ts'

const RECENT_MS = 15 * 60_000
const checks: Limit = { name: 'owner-check', max: 15, windowSeconds: 900 }

/** Whoever holds a stolen session may not try passwords or codes without end. Throws `too_many_tries`. */
export async function throttleOwner(context: Context): Promise<string> {
  const userId = requireReader(context)
  const verdict = await countAttempt(context.db, context.clock, checks, userId)
  if (!verdict.allowed) throw new AppError('too_many_tries', { retryAfterSeconds: verdict.retryAfterSeconds })
  return userId
}

/** Returns the owner's user id. Throws `wrong_password` or `too_many_tries`. */
export async function confirmByPassword(context: Context, password: string): Promise<string> {
  const userId = await throttleOwner(context)
  const hash = await findPasswordHash(context.db, userId)
  if (hash && (await verifyPassword(hash, password))) return userId
  await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: 'password' } })
  throw new AppError('wrong_password')
}

/** Signed in less than a quarter of an hour ago. */
export async function isRecentSignIn(context: Context): Promise<boolean> {
  if (context.actor.kind !== 'user') return false
  const start = await findSessionStart(context.db, context.actor.sessionId)
  return start !== undefined && context.clock.now().getTime() - Date.parse(start) < RECENT_MS
}

/** A recent sign-in, or else the password; `invalid_input` with field `password` when it is asked for. */
export async function confirmOwner(context: Context, password: string | undefined): Promise<string> {
  const userId = requireReader(context)
  if (password) return confirmByPassword(context, password)
  if (await isRecentSignIn(context)) return userId
  throw new AppError('invalid_input', { fields: ['password'] })
}
