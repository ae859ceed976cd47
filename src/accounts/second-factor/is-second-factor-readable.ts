/** Whether the codes of the app and the recovery codes can be checked: not when they were sealed with another key. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { hasSecondFactor, listTwoFactors, type TwoFactorRow } from './second-factor.queries.ts'
import { openFactor, openRecoveryCodes } from './second-factor-seal.ts'

/** Of who asks, or for the system of everybody. True when no second factor is on: what is stored then is made anew with the next. */
export async function isSecondFactorReadable(context: Context): Promise<boolean> {
  const { actor } = context
  const rows = await listTwoFactors(context.db)
  for (const row of rows) {
    const isAsked = actor.kind === 'system' || (actor.kind === 'user' && actor.userId === row.userId)
    if (isAsked && !opens(context, row) && (await hasSecondFactor(context.db, row.userId))) return false
  }
  return true
}

function opens(context: Context, row: TwoFactorRow): boolean {
  try {
    if (row.verified === 1) openFactor(context, row.secret)
    openRecoveryCodes(context, row.backupCodes)
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'key_changed') return false
    throw error
  }
}
