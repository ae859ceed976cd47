/** The owner ends a session on another device. */
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../errors/errors.ts'
import { deleteSession } from './sessions.queries.ts'
import { recordAudit } from '../../audit/record-audit.ts'
import { requireReader } from '../../audit/require-role.ts'

/** Throws `not_found`, or `conflict` for the session that asks: that one ends by signing out. */
export async function endSession(context: Context, id: string): Promise<void> {
  const userId = requireReader(context)
  if (context.actor.kind === 'user' && context.actor.sessionId === id) throw new AppError('conflict')
  await context.db.transaction().execute(async (tx) => {
    if (!(await deleteSession(tx, userId, id))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'session.ended' })
  })
}
