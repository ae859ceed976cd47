/** The owner deletes a conversation, with its messages and what its visitor thought of them. */
import { recordAudit } from '../audit/record-audit.ts'
import { requireOwner } from '../audit/require-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { removeConversation } from '../assistant/answering/remove-conversation.ts'

/** An answer that is being made is not stored. Throws `not_found` when there is no such conversation any more. */
export async function deleteChatSession(context: Context, sessionId: string): Promise<void> {
  requireOwner(context)
  await context.db.transaction().execute(async (tx) => {
    if (!(await removeConversation({ db: tx }, sessionId))) throw new AppError('not_found')
    await recordAudit({ ...context, db: tx }, { action: 'chat.delete', subject: sessionId })
  })
}
