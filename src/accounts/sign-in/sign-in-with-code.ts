/** The second step of signing in: a code of the app, or a recovery code. */
import type { Context } from '../../platform/context.ts'
import { isoNow } from '../../platform/clock.ts'
import { AppError } from '../../errors/errors.ts'
import { findUser, lockUserRow, noteSignIn } from '../password/users.queries.ts'
import { spendCode } from '../second-factor/confirm-second-step.ts'
import { forgetCookie } from '../sessions/cookies.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { openSession, type OpenedSession } from '../sessions/open-session.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { recordSignIn } from './record-sign-in.ts'
import { readTypedCode } from '../second-factor/recovery-codes.ts'
import { findCodeStep, finishStep, tryStep } from '../sessions/sign-in-steps.ts'
import { forgetTries, throttleSignIn } from './throttle-sign-in.ts'

/** Returns the Set-Cookie headers. Throws `second_factor_refused` alike for a wrong code, a used one and a step that has run out, `key_changed` when none can be checked. */
export async function signInWithCode(context: Context, origin: string, input: { code: string; headers: Headers }): Promise<string[]> {
  const typed = readTypedCode(input.code)
  const step = { origin, headers: input.headers }
  const stepUser = await findCodeStep(context, step)
  const user = stepUser === undefined ? undefined : await findUser(context.db, stepUser)
  const device = readDevice(context, { userId: user?.id, headers: input.headers })
  await throttleSignIn(context, { step: 'code', device, account: stepUser ?? '', guessesCode: stepUser !== undefined && typed.kind === 'app' })
  const isRight = user && (await tryStep(context, step)) && (await spendCode(context, user.id, typed))
  const session = isRight ? await begin(context, user.id, step) : undefined
  if (!session || !user) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: typed.kind } })
    throw new AppError('second_factor_refused')
  }
  await forgetTries(context, 'code', user.id)
  await recordSignIn(context, { user, by: typed.kind, known: device, session: session.id, headers: input.headers })
  return [session.cookie, forgetCookie(origin, 'elk-code-step'), deviceCookie(context, { userId: user.id, device, origin })]
}

/** Undefined when the step ended meanwhile, as a new password does to every step, and for who may no longer sign in. */
async function begin(context: Context, userId: string, step: { origin: string; headers: Headers }): Promise<OpenedSession | undefined> {
  return context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, userId)
    if ((await finishStep(context, tx, 'code', step)) === undefined) return undefined
    if (!(await noteSignIn(tx, userId, isoNow(context.clock)))) return undefined
    return openSession(context, tx, { ...step, userId })
  })
}
