/** Ten new recovery codes; the old ones stop working at once. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { confirmByPassword } from '../sessions/confirm-owner.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { sealFactor } from './second-factor-seal.ts'
import { findTwoFactor, hasSecondFactor, replaceRecoveryCodes } from './second-factor.queries.ts'

/** Throws `wrong_password`, or `conflict` when there is no second factor to recover from. */
export async function renewRecoveryCodes(context: Context, input: { password: string }): Promise<string[]> {
  const userId = await confirmByPassword(context, input.password)
  const row = await findTwoFactor(context.db, userId)
  if (!row || !(await hasSecondFactor(context.db, userId))) throw new AppError('conflict')
  const codes = makeRecoveryCodes()
  const sealed = sealFactor(context, JSON.stringify(codes))
  await context.db.transaction().execute(async (tx) => {
    if (!(await replaceRecoveryCodes(tx, row.id, row.backupCodes, sealed))) throw new AppError('conflict')
    await recordAudit({ ...context, db: tx }, { action: 'second-factor.codes' })
  })
  return codes
}
