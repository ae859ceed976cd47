/** The second step of signing in: a code of the app, or a recovery code. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { findOwner } from './accounts.queries.ts'
import type { Auth } from './auth.ts'
import { isSecondFactorReadable } from './is-second-factor-readable.ts'
import { recordAudit } from './record-audit.ts'
import { readTypedCode } from './recovery-codes.ts'
import { cookiesToSet, stepHeaders } from './sign-in-cookies.ts'
import { throttleSignIn } from './throttle-sign-in.ts'
import { spendAppCode } from './spend-app-code.ts'

const LOCKED_SECONDS = 900
/** What the library counts as a wrong try, whatever the time. */
const NO_CODE = ''

/** Returns the Set-Cookie headers. Throws `second_factor_refused` alike for a wrong code, a used one and a step that has run out, `key_changed` when none can be checked. */
export async function signInWithCode(context: Context, auth: Auth, input: { code: string; headers: Headers }): Promise<string[]> {
  await throttleSignIn(context, 'code')
  const typed = readTypedCode(input.code)
  const headers = stepHeaders(input.headers, 'code')
  const verifying =
    typed.kind === 'app'
      ? auth.api.verifyTOTP({ body: { code: (await isUnused(context, typed.code)) ? typed.code : NO_CODE }, headers, asResponse: true })
      : auth.api.verifyBackupCode({ body: { code: typed.code }, headers, asResponse: true })
  const response = await verifying.catch(async (error: unknown) => {
    throw (await isSecondFactorReadable(context)) ? error : new AppError('key_changed', { cause: error })
  })
  if (response.ok) {
    await recordAudit(context, { action: 'sign-in.ok', details: { by: typed.kind } })
    return cookiesToSet(response.headers)
  }
  await recordAudit(context, { action: 'second-factor.failed', details: { at: 'sign-in', by: typed.kind } })
  if (response.status === 429) throw new AppError('too_many_tries', { retryAfterSeconds: LOCKED_SECONDS })
  throw new AppError('second_factor_refused')
}

/** The library takes a code as often as it is offered within its minute and a half; here it counts once. */
async function isUnused(context: Context, code: string): Promise<boolean> {
  const owner = await findOwner(context.db)
  if (owner === undefined) return false
  return spendAppCode(context, owner.id, code).catch((error: unknown) => {
    // The library cannot open it either, but says so only to who typed the password.
    if (error instanceof AppError && error.code === 'key_changed') return true
    throw error
  })
}
