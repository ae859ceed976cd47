/** The second step of signing in: a code of the app, or a recovery code. */
import { isoNow } from '../platform/clock.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { findOwner } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
import { isSecondFactorReadable } from './is-second-factor-readable.ts'
import { deviceCookie, readDevice } from './known-device.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { recordRefusal } from './record-refusal.ts'
import { readTypedCode } from './recovery-codes.ts'
import { hasStep } from './second-factor.queries.ts'
import { cookiesToSet, isHttps, stepHeaders, stepToken } from './sign-in-cookies.ts'
import { spendAppCode } from './spend-app-code.ts'
import { stepByPassword } from './step-by-password.ts'
import { forgetTries, throttleSignIn } from './throttle-sign-in.ts'

/** What the library counts as a wrong try, whatever the time. */
const NO_CODE = ''

/** Returns the Set-Cookie headers. Throws `second_factor_refused` alike for a wrong code, a used one and a step that has run out, `key_changed` when none can be checked. */
export async function signInWithCode(context: Context, auth: Auth, input: { code: string; headers: Headers }): Promise<string[]> {
  const userId = (await findOwner(context.db))?.id
  const typed = readTypedCode(input.code)
  const headers = stepHeaders(input.headers, 'code')
  const device = readDevice(context, { userId, headers: input.headers })
  const begun = await hasStep(context.db, stepToken(headers), isoNow(context.clock))
  await throttleSignIn(context, { step: 'code', device, guessesCode: begun && typed.kind === 'app' })
  const response = await stepByPassword(context, userId, async () =>
    typed.kind === 'app'
      ? auth.api.verifyTOTP({ body: { code: (await isUnused(context, userId, typed.code)) ? typed.code : NO_CODE }, headers, asResponse: true })
      : auth.api.verifyBackupCode({ body: { code: typed.code }, headers, asResponse: true }),
  ).catch(async (error: unknown) => {
    throw (await isSecondFactorReadable(context)) ? error : new AppError('key_changed', { cause: error })
  })
  if (!response.ok || !userId) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: typed.kind } })
    throw new AppError('second_factor_refused')
  }
  await forgetTries(context, 'code')
  await recordAudit(context, { action: 'sign-in.ok', details: { by: typed.kind } })
  return [...cookiesToSet(response.headers), deviceCookie(context, { userId, device, https: isHttps(auth) })]
}

/** The library takes a code as often as it is offered within its minute and a half; here it counts once. */
async function isUnused(context: Context, userId: string | undefined, code: string): Promise<boolean> {
  if (userId === undefined) return false
  return spendAppCode(context, userId, code).catch((error: unknown) => {
    // The library cannot open it either, but says so only to who typed the password.
    if (error instanceof AppError && error.code === 'key_changed') return true
    throw error
  })
}
