/** The owner deletes a conversation, with its messages and what its visitor thought of them. */
import { writeAsOwner } from '../audit/write-as-owner.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { removeConversation } from '../assistant/answering/remove-conversation.ts'

/** An answer that is being made is not stored. Throws `not_found` when there is no such conversation any more. */
export async function deleteChatSession(context: Context, sessionId: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    if (!(await removeConversation({ db }, sessionId))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'chat.delete', subject: sessionId }, isVisible: false }
  })
}
