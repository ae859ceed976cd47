/** Changes the password of who asks: asks for the present one and the second step, ends every session and half-done sign-in of this person, and begins a new session. */
import { withinTransaction, type Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { lockUserRow, updatePasswordHash } from '../password/users.queries.ts'
import { deleteAllSessions } from '../sessions/sessions.queries.ts'
import { endCodeSteps } from '../sessions/sign-in-steps.ts'
import { confirmByPassword } from '../sessions/confirm-owner.ts'
import { confirmSecondStep, type SecondStep } from '../second-factor/confirm-second-step.ts'
import { openSession } from '../sessions/open-session.ts'
import { isAcceptablePassword } from '../password/password-rule.ts'
import { hashPassword } from '../password/password.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requireReader } from '../../audit/require-role.ts'

export interface PasswordChange extends SecondStep {
  password: string
  /** The present one. */
  current: string
}

/**
 * Returns the Set-Cookie headers of the new session. Throws `invalid_input` with field `password` when the new one is too short, too long
 * or obvious, `wrong_password`, and what `confirmSecondStep` throws. What is saved `alongside` is saved with it or not at all.
 */
export async function changePassword(
  context: Context,
  origin: string,
  change: PasswordChange,
  alongside: (context: Context) => Promise<unknown> = async () => {},
): Promise<string[]> {
  requireReader(context)
  if (!isAcceptablePassword(change.password)) throw new AppError('invalid_input', { fields: ['password'] })
  const userId = await confirmByPassword(context, change.current)
  await confirmSecondStep(context, origin, change)
  const hash = await hashPassword(change.password, context.hashing)
  return context.db.transaction().execute(async (tx) => {
    await alongside(withinTransaction(context, tx))
    await lockUserRow(tx, userId)
    await updatePasswordHash(tx, userId, hash)
    await deleteAllSessions(tx, userId)
    await endCodeSteps(tx, userId)
    await recordAudit(withinTransaction(context, tx), { action: 'password.changed' })
    return [(await openSession(context, tx, { origin, userId, headers: change.headers })).cookie]
  })
}
