/** The owner deletes a conversation, with its messages and what its visitor thought of them. */
import { recordAudit } from '../../accounts/record-audit.ts'
import { requireOwner } from '../../accounts/require-owner.ts'
import type { Context } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'
import { deleteSession } from '../assistant.queries.ts'
import { deleteRunOfSession } from '../runs/runs.queries.ts'

/** An answer that is being made is not stored. Throws `not_found` when there is no such conversation any more. */
export async function deleteChatSession(context: Context, sessionId: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    // First, as whoever stores the answer does: so neither waits for the other for ever.
    await deleteRunOfSession(tx, sessionId)
    if (!(await deleteSession(tx, sessionId))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'chat.delete', subject: sessionId })
  })
}
