/** The first step of signing in: the password. Without a second factor it is the only one. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner, findPasswordHash, lockOwnerRow } from '../password/owner.queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { openSession } from '../sessions/open-session.ts'
import { hashPassword, verifyPassword } from '../password/password.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginStep } from '../sessions/sign-in-steps.ts'
import { forgetTries, throttleSignIn } from './throttle-sign-in.ts'

export interface PasswordStep {
  /** Values of Set-Cookie. */
  cookies: string[]
  /** False: a second factor is asked for, and there is no session yet. */
  signedIn: boolean
}

/** Throws `wrong_password` for every wrong try alike, `too_many_tries` when throttled. */
export async function signIn(context: Context, origin: string, input: { password: string; headers?: Headers }): Promise<PasswordStep> {
  const userId = (await findOwner(context.db))?.id
  const headers = input.headers ?? new Headers()
  const device = readDevice(context, { userId, headers })
  await throttleSignIn(context, { step: 'password', device })
  const hash = userId && (await findPasswordHash(context.db, userId))
  // Without an account it takes as long.
  const isRight = hash ? await verifyPassword(hash, input.password) : !(await hashPassword(input.password))
  const begun = isRight && userId ? await begin(context, origin, { userId, hash, headers }) : undefined
  if (!begun || !userId) {
    await recordRefusal(context, { action: 'sign-in.failed' })
    throw new AppError('wrong_password')
  }
  await forgetTries(context, 'password')
  if (begun.session === undefined) {
    await recordAudit(context, { action: 'sign-in.password' })
    return { cookies: [begun.cookie], signedIn: false }
  }
  await recordSignIn(context, { by: 'password', known: device, session: begun.session, headers })
  return { cookies: [begun.cookie, deviceCookie(context, { userId, device, origin })], signedIn: true }
}

/** Undefined when the password was changed while it was being checked. Without a session a second step is asked for. */
async function begin(
  context: Context,
  origin: string,
  { userId, hash, headers }: { userId: string; hash: string | undefined; headers: Headers },
): Promise<{ cookie: string; session: string | undefined } | undefined> {
  return context.db.transaction().execute(async (tx) => {
    await lockOwnerRow(tx, userId)
    if ((await findPasswordHash(tx, userId)) !== hash) return undefined
    if (await hasSecondFactor(tx)) return { cookie: await beginStep(context, tx, { kind: 'code', origin, value: '' }), session: undefined }
    const { id, cookie } = await openSession(context, tx, { origin, userId, headers })
    return { cookie, session: id }
  })
}
