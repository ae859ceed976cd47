/** Whether the codes of the app and the recovery codes can be checked: not when they were sealed with another key. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner } from '../password/owner.queries.ts'
import { findTwoFactor, hasSecondFactor } from './second-factor.queries.ts'
import { openFactor, openRecoveryCodes } from './second-factor-seal.ts'

/** True when no second factor is on: what is stored then is made anew with the next. */
export async function isSecondFactorReadable(context: Context): Promise<boolean> {
  const owner = await findOwner(context.db)
  const row = owner && (await findTwoFactor(context.db, owner.id))
  if (!row || !(await hasSecondFactor(context.db))) return true
  try {
    if (row.verified === 1) openFactor(context, row.secret)
    openRecoveryCodes(context, row.backupCodes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'key_changed') return false
    throw error
  }
}
