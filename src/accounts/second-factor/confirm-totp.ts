/** A first code shows that the app holds the secret: from here on the password alone does not sign in. */
import { isoNow } from '../../platform/clock.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { lockUserRow } from '../password/users.queries.ts'
import { confirmSecret, findTwoFactor, replaceRecoveryCodes } from './second-factor.queries.ts'
import { deleteOtherSessions } from '../sessions/sessions.queries.ts'
import { throttleOwner } from '../sessions/confirm-owner.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { recordRefusal } from '../../audit/record-refusal.ts'
import { makeRecoveryCodes, readTypedCode } from './recovery-codes.ts'
import { openFactor, countRecoveryCodes, sealFactor } from './second-factor-seal.ts'
import { matchStep } from './totp.ts'

/** Returns the recovery codes when there were none yet: they are shown once. Throws `second_factor_refused` or `conflict`. */
export async function confirmTotp(context: Context, input: { code: string }): Promise<string[] | undefined> {
  const userId = await throttleOwner(context)
  const row = await findTwoFactor(context.db, userId)
  if (!row || row.verified === 1) throw new AppError('conflict')
  const step = matchStep(openFactor(context, row.secret), readTypedCode(input.code).code, context.clock.now())
  if (step === undefined) {
    await recordRefusal(context, { action: 'second-factor.failed', details: { at: 'settings', by: 'app' } })
    throw new AppError('second_factor_refused')
  }
  const hasCodes = countRecoveryCodes(context, row.backupCodes) > 0
  const fresh = hasCodes ? undefined : makeRecoveryCodes()
  const sealed = fresh && sealFactor(context, JSON.stringify(fresh))
  await context.db.transaction().execute(async (tx) => {
    await lockUserRow(tx, userId)
    if (!(await confirmSecret(tx, row.id, row.secret, { step, now: isoNow(context.clock) }))) throw new AppError('conflict')
    if (sealed && !(await replaceRecoveryCodes(tx, row.id, row.backupCodes, sealed))) throw new AppError('conflict')
    // They were opened by the password alone.
    if (context.actor.kind === 'user') await deleteOtherSessions(tx, userId, context.actor.sessionId)
    await recordAudit({ ...context, db: tx }, { action: 'second-factor.on', details: { by: 'app' } })
  })
  return fresh
}
