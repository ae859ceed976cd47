/** The first step of signing in: the password, of several people with the address. Without a second factor it is the only one. */
import type { Context } from '../../platform/context.ts'
import { isoNow } from '../../platform/clock.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner, findPasswordHash, findUserOfAddress, lockUserRow, noteSignIn, type UserRow } from '../password/users.queries.ts'
import { hasSecondFactor } from '../second-factor/second-factor.queries.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { openSession } from '../sessions/open-session.ts'
import { hashPassword, verifyPassword } from '../password/password.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { recordSignIn } from './record-sign-in.ts'
import { beginCodeStep } from '../sessions/sign-in-steps.ts'
import { forgetTries, throttleSignIn } from './throttle-sign-in.ts'

export interface PasswordStep {
  /** Values of Set-Cookie. */
  cookies: string[]
  /** False: a second factor is asked for, and there is no session yet. */
  signedIn: boolean
}

export interface TypedPassword {
  /** As typed; '' for the account of the first start, whatever address that has by now. */
  email?: string
  password: string
  headers?: Headers
}

/** Throws `wrong_password` for every wrong try alike, also for an address that nobody has and for who was suspended; `too_many_tries` when throttled. */
export async function signIn(context: Context, origin: string, input: TypedPassword): Promise<PasswordStep> {
  const email = (input.email ?? '').trim().toLowerCase()
  const user = await (email === '' ? findOwner(context.db) : findUserOfAddress(context.db, email))
  const headers = input.headers ?? new Headers()
  const device = readDevice(context, { userId: user?.id, headers })
  await throttleSignIn(context, { step: 'password', device, account: email })
  const hash = user && user.suspendedAt === null ? await findPasswordHash(context.db, user.id) : undefined
  // Without an account it takes as long.
  const isRight = hash ? await verifyPassword(hash, input.password) : !(await hashPassword(input.password, context.hashing))
  const begun = isRight && user && hash ? await begin(context, origin, { user, hash, headers }) : undefined
  if (!begun || !user) {
    await recordRefusal(context, { action: 'sign-in.failed' })
    throw new AppError('wrong_password')
  }
  await forgetTries(context, 'password', email)
  if (begun.session === undefined) {
    await recordAudit(context, { action: 'sign-in.password', by: { userId: user.id, role: user.role } })
    return { cookies: [begun.cookie], signedIn: false }
  }
  await recordSignIn(context, { user, by: 'password', known: device, session: begun.session, headers })
  return { cookies: [begun.cookie, deviceCookie(context, { userId: user.id, device, origin })], signedIn: true }
}

/** Undefined when the password was changed, or the account suspended or removed, while it was being checked. Without a session a second step is asked for. */
async function begin(
  context: Context,
  origin: string,
  { user, hash, headers }: { user: UserRow; hash: string; headers: Headers },
): Promise<{ cookie: string; session: string | undefined } | undefined> {
  return context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, user.id)
    if ((await findPasswordHash(tx, user.id)) !== hash) return undefined
    if (await hasSecondFactor(tx, user.id)) return { cookie: await beginCodeStep(context, tx, { origin, userId: user.id }), session: undefined }
    if (!(await noteSignIn(tx, user.id, isoNow(context.clock)))) return undefined
    const { id, cookie } = await openSession(context, tx, { origin, userId: user.id, headers })
    return { cookie, session: id }
  })
}
