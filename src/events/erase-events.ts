/** Erases events that are older than we say that we keep them. */
import { requireOwner } from '../audit/require-role.ts'
import type { Context } from '../platform/context.ts'
import { ERASE_BATCH, eraseInBatches } from '../platform/erase-in-batches.ts'
import { deleteEventsBefore } from './events.queries.ts'

/** For the system and the owner. Returns how many went. */
export async function eraseEvents(context: Context, { before }: { before: string }): Promise<number> {
  if (context.actor.kind !== 'system') requireOwner(context)
  return eraseInBatches(() => deleteEventsBefore(context.db, before, ERASE_BATCH))
}
