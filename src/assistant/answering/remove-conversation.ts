/** Removes a conversation with all that hangs on it. An answer that is being made is not stored any more. */
import type { AnyDatabase } from '../../platform/context.ts'
import { deleteSession } from './assistant.queries.ts'
import { deleteRunOfSession } from './runs/runs.queries.ts'

/** In the caller's transaction; answers whether there was such a conversation. */
export async function removeConversation({ db }: { db: AnyDatabase }, sessionId: string): Promise<boolean> {
  // The run first, as whoever stores the answer does: so neither waits for the other for ever.
  await deleteRunOfSession(db, sessionId)
  return deleteSession(db, sessionId)
}
