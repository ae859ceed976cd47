/** For who lost the app, the codes and the passkeys: afterwards the password alone signs in, on whatever site it is. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { findOwner, findUserOfAddress } from '../password/users.queries.ts'
import { deletePasskeys, deleteTwoFactor } from './second-factor.queries.ts'
import { deleteAllSessions } from '../sessions/sessions.queries.ts'
import { recordAudit } from '../../audit/record-audit.ts'

/** For the system only: who can run commands on the server has the data anyway. Without an address: of the first owner. Throws `not_found`. */
export async function resetSecondFactor(context: Context, email = ''): Promise<void> {
  if (context.actor.kind !== 'system') throw new AppError('not_signed_in')
  await context.db.transaction().execute(async (tx) => {
    const user = email === '' ? await findOwner(tx) : await findUserOfAddress(tx, email)
    if (!user) throw new AppError('not_found')
    const passkeys = await deletePasskeys(tx, user.id)
    await deleteTwoFactor(tx, user.id)
    await deleteAllSessions(tx, user.id)
    await recordAudit({ ...context, db: tx }, { action: 'second-factor.reset', subject: user.id, details: { passkeys } })
  })
}
