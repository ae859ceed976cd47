/** The owner ends every session but the one that asks. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { deleteOtherSessions } from './sessions.queries.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requireReader } from '../../audit/require-role.ts'

/** Returns how many ended. */
export async function endOtherSessions(context: Context): Promise<number> {
  const userId = requireReader(context)
  const { actor } = context
  if (actor.kind !== 'user') throw new AppError('not_signed_in')
  return context.db.transaction().execute(async (tx) => {
    const count = await deleteOtherSessions(tx, userId, actor.sessionId)
    await recordAudit({ ...context, db: tx }, { action: 'sessions.ended', details: { count, session: actor.sessionId } })
    return count
  })
}
