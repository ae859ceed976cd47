/** A visitor erases the own conversation: everything that names it goes. */
import type { AskContext } from '../ask-context.ts'
import { removeConversation } from '../remove-conversation.ts'

/**
 * Messages, feedback and run go with the session; clicks on partners stay, without its number. An answer that is being made is stopped and not stored.
 * Nothing happens when there is no such conversation.
 */
export async function eraseConversation({ db, runs }: Pick<AskContext, 'db' | 'runs'>, sessionId: string): Promise<void> {
  await db.transaction().execute((tx) => removeConversation({ db: tx }, sessionId))
  runs.stop(sessionId)
}
