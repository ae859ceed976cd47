/** The owner stops using the app for codes: asks the password and a code, from the app or a recovery code; either is used up by it. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { confirmByPassword } from '../sessions/confirm-owner.ts'
import { spendCode } from './confirm-second-step.ts'
import { settleAfterRemoval } from './keep-one-factor.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { readTypedCode } from './recovery-codes.ts'
import { sealFactor } from './second-factor-seal.ts'
import { lockUserRow } from '../password/users.queries.ts'
import { findTwoFactor, unconfirmSecret } from './second-factor.queries.ts'
import { makeTotpSecret } from './start-totp.ts'

/** Throws `wrong_password`, `second_factor_refused`, or `conflict` when none is on or a live site would be without. */
export async function turnOffTotp(context: Context, input: { password: string; code: string }): Promise<void> {
  const userId = await confirmByPassword(context, input.password)
  const row = await findTwoFactor(context.db, userId)
  if (row?.verified !== 1) throw new AppError('conflict')
  const typed = readTypedCode(input.code)
  if (!(await spendCode(context, userId, typed))) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: typed.kind } })
    throw new AppError('second_factor_refused')
  }
  // The old secret is in an app somewhere; nothing may ever be confirmed with it again.
  const unknown = sealFactor(context, makeTotpSecret())
  await context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, userId)
    await unconfirmSecret(tx, userId, unknown)
    await settleAfterRemoval(context, tx, userId)
    await recordAudit({ ...context, db: tx }, { action: 'second-factor.off', details: { by: 'app' } })
  })
}
