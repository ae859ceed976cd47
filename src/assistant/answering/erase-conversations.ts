/** Erases conversations that are older than we say that we keep them, with their messages. */
import { requireOwner } from '../../audit/require-role.ts'
import type { Context } from '../../platform/context.ts'
import { eraseInBatches } from '../../platform/erase-in-batches.ts'
import { deleteSessionsBefore } from './assistant.queries.ts'

/** Fewer than elsewhere: each session takes its messages with it, and SQLite looks up every word of theirs. */
const SESSIONS_A_BATCH = 5

/** For the system and the owner. A conversation is as old as its last message; returns how many went. */
export async function eraseConversations(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return eraseInBatches(() => deleteSessionsBefore(context.db, before, SESSIONS_A_BATCH))
}
