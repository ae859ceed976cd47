/** Shows, beside the password, the second factor of who has one: a code of the app, a recovery code or a passkey. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { requireReader } from '../../audit/require-role.ts'
import { throttleOwner } from '../sessions/confirm-owner.ts'
import type { PasskeyAnswer } from './passkey-response.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { readTypedCode, type TypedCode } from './recovery-codes.ts'
import { openRecoveryCodes, sealFactor } from './second-factor-seal.ts'
import { findTwoFactor, hasSecondFactor, replaceRecoveryCodes } from './second-factor.queries.ts'
import { spendAppCode } from './spend-app-code.ts'
import { verifyPasskey } from './verify-passkey.ts'

export interface SecondStep {
  code?: string | undefined
  /** The answer to a question of `askForPasskey`; the headers carry its cookie. */
  passkey?: PasskeyAnswer | undefined
  headers: Headers
}

/** Throws `invalid_input` with field `code` when one is asked for and none was given, `second_factor_refused`, or `too_many_tries`. */
export async function confirmSecondStep(context: Context, origin: string, step: SecondStep): Promise<void> {
  if (!(await hasSecondFactor(context.db, requireReader(context)))) return
  if (!step.passkey && !step.code?.trim()) throw new AppError('invalid_input', { fields: ['code'] })
  const userId = await throttleOwner(context)
  const typed = readTypedCode(step.code ?? '')
  const isRight = step.passkey
    ? (await verifyPasskey(context, origin, { response: step.passkey, headers: step.headers }))?.userId === userId
    : await spendCode(context, userId, typed)
  if (isRight) return
  await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: step.passkey ? 'passkey' : typed.kind } })
  throw new AppError('second_factor_refused')
}

/** Uses up a code of either kind. False for one that is wrong or used. */
export const spendCode = (context: Context, userId: string, { kind, code }: TypedCode): Promise<boolean> =>
  (kind === 'app' ? spendAppCode : spendRecoveryCode)(context, userId, code)

/** Uses up a recovery code. False for one that is wrong or used. */
async function spendRecoveryCode(context: Context, userId: string, code: string): Promise<boolean> {
  const row = await findTwoFactor(context.db, userId)
  if (!row) return false
  const codes = openRecoveryCodes(context, row.backupCodes)
  if (!codes.includes(code)) return false
  const left = sealFactor(context, JSON.stringify(codes.filter((one) => one !== code)))
  return replaceRecoveryCodes(context.db, row.id, row.backupCodes, left)
}
