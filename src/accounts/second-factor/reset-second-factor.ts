/** For an owner who lost the app, the codes and the passkeys: afterwards the password alone signs in, on whatever site it is. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner } from '../password/owner.queries.ts'
import { deletePasskeys, deleteTwoFactor } from './second-factor.queries.ts'
import { deleteAllSessions } from '../sessions/sessions.queries.ts'
import { recordAudit } from '../../audit/record-audit.ts'

/** For the system only: who can run commands on the server has the data anyway. Throws `not_found` when there is no owner yet. */
export async function resetSecondFactor(context: Context): Promise<void> {
  if (context.actor.kind !== 'system') throw new AppError('not_signed_in')
  await context.db.transaction().execute(async (tx) => {
    const owner = await findOwner(tx)
    if (!owner) throw new AppError('not_found')
    const passkeys = await deletePasskeys(tx, owner.id)
    await deleteTwoFactor(tx, owner.id)
    await deleteAllSessions(tx, owner.id)
    await recordAudit({ ...context, db: tx }, { action: 'second-factor.reset', details: { passkeys } })
  })
}
