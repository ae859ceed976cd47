/** Changes the owner's password and ends the other sessions. */
import type { Context } from '../platform/context.ts'
import { AppError } from '../platform/errors.ts'
import { deleteOtherSessions, updatePasswordHash } from './accounts.queries.ts'
import { isAcceptablePassword } from './password-rule.ts'
import { hashPassword } from './password.ts'
import { recordAudit } from './record-audit.ts'
import { requireOwner } from './require-owner.ts'

/** Throws `invalid_input` with field `password` when the new one is too short, too long or obvious. */
export async function changePassword(context: Context, password: string): Promise<void> {
  const userId = requireOwner(context)
  if (!isAcceptablePassword(password)) throw new AppError('invalid_input', { fields: ['password'] })
  const hash = await hashPassword(password)
  const { actor } = context
  await context.db.transaction().execute(async (tx) => {
    await updatePasswordHash(tx, userId, hash)
    if (actor.kind === 'owner') await deleteOtherSessions(tx, userId, actor.sessionId)
    await recordAudit({ ...context, db: tx }, { action: 'password.changed' })
  })
}
