/** A visitor erases the own conversation: everything that names it goes. */
import type { AskContext } from '../ask.ts'
import { deleteSession } from '../assistant.queries.ts'
import { deleteRunOfSession } from '../runs/runs.queries.ts'

/**
 * Messages, feedback and run go with the session; clicks on partners stay, without its number. An answer that is being made is stopped and not stored.
 * Nothing happens when there is no such conversation.
 */
export async function eraseConversation({ db, runs }: Pick<AskContext, 'db' | 'runs'>, sessionId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // First, as whoever stores the answer does: so neither waits for the other for ever.
    await deleteRunOfSession(tx, sessionId)
    await deleteSession(tx, sessionId)
  })
  runs.stop(sessionId)
}
