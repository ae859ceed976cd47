/** The owner deletes a conversation, with its messages and what its visitor thought of them. */
import { writeAsOwner } from '../audit/write-as.ts'
import type { Context } from '../platform/context.ts'
import { AppError } from '../errors/errors.ts'
import { removeConversation } from '../assistant/answering/remove-conversation.ts'

/** At most this many at once. */
export const MOST_DELETED = 100

/** Those that are there; answers how many. Each is in the log. */
export async function deleteChatSessions(context: Context, ids: readonly string[]): Promise<number> {
  let deleted = 0
  for (const id of new Set(ids.slice(0, MOST_DELETED))) {
    const gone = await deleteChatSession(context, id).then(
      () => true,
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return false
        throw error
      },
    )
    if (gone) deleted += 1
  }
  return deleted
}

/** An answer that is being made is not stored. Throws `not_found` when there is no such conversation any more. */
export async function deleteChatSession(context: Context, sessionId: string): Promise<void> {
  await writeAsOwner(context, async ({ db }) => {
    if (!(await removeConversation({ db }, sessionId))) throw new AppError('not_found')
    return { result: undefined, audit: { action: 'chat.delete', subject: sessionId }, isVisible: false }
  })
}
